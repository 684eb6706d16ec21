import BreezeCore
import Foundation
import TestSupport
import Testing

@Suite("A dashboard when something is missing")
struct DashboardFailureTests {
  private static func madrid(
    replacing service: Service, by answer: StubTransport.Answer
  ) throws -> DashboardLoaderTests.Answers {
    try DashboardLoaderTests.madrid().merging([service: [answer]]) { $1 }
  }

  private static func load(_ answers: DashboardLoaderTests.Answers) async throws -> Dashboard {
    let request = try DashboardLoaderTests.request("madrid-google", "2027-05-14T13:10:00Z")
    return try await DashboardLoaderTests.load(request, key: "google", answers).dashboard
  }

  @Test("Without the archive there is a report, with the failure in the archive's place")
  func noArchive() async throws {
    let answer = try StubTransport.Answer.fixture("responses/archive/error-500.json", status: 500)
    let board = try await Self.load(Self.madrid(replacing: .archive, by: answer))
    let cause = ServiceError(.archive, .unavailable(status: 500, reason: "Something went wrong."))
    #expect(board.climate == .failed(cause))
    #expect(board.air?.airQuality.usAQI == 118)
    #expect(board.pollen.value != nil)
    #expect(board.forecast.value != nil)
  }

  @Test("Without Google there is a report, with the failure in the pollen's place")
  func noPollen() async throws {
    let board = try await Self.load(Self.madrid(replacing: .pollen, by: .failure(.timedOut)))
    #expect(board.pollen == .failed(ServiceError(.pollen, .unreachable(.timedOut))))
    #expect(board.climate.value != nil)
    #expect(board.forecast.value != nil)
  }

  @Test("Where Google has no pollen nothing has failed")
  func notCovered() async throws {
    let answer = try StubTransport.Answer.fixture("responses/pollen/error-400-not-covered.json", status: 400)
    #expect(try await Self.load(Self.madrid(replacing: .pollen, by: answer)).pollen == .absent(.notCovered))
  }

  @Test("Without the air quality there is no report, though the others answer")
  func noAirQuality() async throws {
    let answer = try StubTransport.Answer.fixture("responses/air-quality/error-429-daily.json", status: 429)
    let answers = try Self.madrid(replacing: .airQuality, by: answer)
    let reason = "Daily API request limit exceeded. Please try again tomorrow."
    await #expect(throws: ServiceError(.airQuality, .rateLimited(reason: reason, retryAfter: nil))) {
      try await Self.load(answers)
    }
  }

  @Test("Without current values neither")
  func noCurrent() async throws {
    let answers = try Self.madrid(replacing: .airQuality, by: .fixture("responses/air-quality/all-null.json"))
    await #expect(throws: ServiceError(.airQuality, .noCurrentData)) { try await Self.load(answers) }
  }

  @Test("An air quality without hours to come has no forecast", arguments: ["current-only", "above-500"])
  func noForecast(file: String) async throws {
    let answer = try StubTransport.Answer.fixture("responses/air-quality/\(file).json")
    #expect(
      try await Self.load(Self.madrid(replacing: .airQuality, by: answer)).forecast == .absent(.noForecast))
  }

  @Test("Hours without a value are no forecast")
  func emptyForecast() async throws {
    let body = """
      {"utc_offset_seconds":7200,"current":{"time":"2027-05-14T15:00","us_aqi":1},
      "hourly":{"time":["2027-05-14T15:00","2027-05-14T16:00"],"us_aqi":[null,null]}}
      """
    let board = try await Self.load(Self.madrid(replacing: .airQuality, by: .body(body)))
    #expect(board.forecast == .absent(.noForecast))
  }

  @Test("Hours that are over are no forecast")
  func staleForecast() async throws {
    let answers = try DashboardLoaderTests.london()
    let request = try DashboardLoaderTests.request("london", "2026-12-06T00:00:00Z")
    #expect(try await DashboardLoaderTests.load(request, answers).dashboard.forecast == .absent(.noForecast))
  }

  @Test("Outside Europe and without a key pollen is absent for want of a key")
  func noKey() async throws {
    let chicago = try #require(Coordinate(latitude: 41.85, longitude: -87.65))
    let now = try #require(ISO8601DateFormatter().date(from: "2026-12-01T21:05:00Z"))
    let request = DashboardRequest(place: .point(chicago, name: nil), now: now)
    let loaded = try await DashboardLoaderTests.load(request, DashboardLoaderTests.london())
    #expect(loaded.dashboard.pollen == .absent(.noPollenKey))
    #expect(loaded.sent[0].parameter("hourly") == "us_aqi")
    #expect(loaded.sent[0].parameter("latitude") == "41.85")
  }

  @Test("A point has no time zone before the answer: the longitude tells its day, the answer its zone")
  func point() async throws {
    let honolulu = try #require(Coordinate(latitude: 21.3, longitude: -157.86))
    let now = try #require(ISO8601DateFormatter().date(from: "2026-12-01T05:00:00Z"))
    let request = DashboardRequest(place: .point(honolulu, name: "Beach"), now: now)
    let loaded = try await DashboardLoaderTests.load(request, DashboardLoaderTests.london())
    #expect(loaded.sent[1].parameter("start_date")?.hasPrefix("1980-11-30,") == true)
    #expect(loaded.dashboard.timeZone == "Europe/London")
    #expect(loaded.dashboard.place.name == "Beach")
  }
}
