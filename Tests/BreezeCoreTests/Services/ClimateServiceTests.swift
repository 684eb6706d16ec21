import BreezeCore
import Foundation
import TestSupport
import Testing

@Suite("Asking the archive")
struct ClimateServiceTests {
  /// The trend and the one request for it, at London's coordinates.
  private static func ask(
    _ instant: String, zone: String? = "Europe/London", _ answer: StubTransport.Answer
  ) async throws -> (trend: ClimateTrend, request: HTTPRequest) {
    let london = try #require(Coordinate(latitude: 51.50853, longitude: -0.12574))
    let now = try #require(ISO8601DateFormatter().date(from: instant))
    let (trend, sent) = try await StubTransport.run([.archive: [answer]]) { transport, stub in
      let service = ClimateService(endpoint: Endpoint(service: .archive), transport: transport)
      return (try await service.trend(at: london, timeZone: zone, now: now), await stub.requests)
    }
    return (trend, try #require(sent.first))
  }

  @Test("One request for all years: one coordinate, two lists of days, both models")
  func request() async throws {
    let asked = try await Self.ask("2026-12-01T21:00:00Z", .fixture("london/archive.json"))
    let days = "1980-12-01,1990-12-01,2000-12-01,2010-12-01,2020-12-01,2026-12-01"
    #expect(asked.request.address == "https://archive-api.open-meteo.com/v1/archive")
    #expect(
      asked.request.parameters == [
        "latitude=51.50853", "longitude=-0.12574", "start_date=\(days)", "end_date=\(days)",
        "daily=temperature_2m_max", "models=era5_seamless,best_match", "timezone=auto",
      ])
  }

  @Test("The points in order of years, this year's provisional")
  func trend() async throws {
    let trend = try await Self.ask("2026-12-01T21:00:00Z", .fixture("london/archive.json")).trend
    #expect(trend.day == CalendarDay(year: 2026, month: 12, day: 1))
    #expect(trend.points.map(\.year) == [1980, 1990, 2000, 2010, 2020, 2026])
    #expect(trend.points.map(\.temperature) == [7.8, 8.9, 8.3, 9.6, 9.1, 10.4])
    #expect(trend.points.map(\.provisional) == [false, false, false, false, false, true])
    #expect(abs(try #require(trend.change) - 2.6) < 1e-9)
  }

  @Test("29 February is asked as 28 February in the other years, and found again")
  func leapDay() async throws {
    let asked = try await Self.ask("2028-02-29T12:00:00Z", .fixture("responses/archive/leap-day.json"))
    let days = "1980-02-29,1990-02-28,2000-02-29,2010-02-28,2020-02-29,2028-02-29"
    #expect(asked.request.parameter("start_date") == days)
    #expect(asked.request.parameter("end_date") == days)
    #expect(asked.trend.points.map(\.temperature) == [7.1, 8, 6.6, 5.9, 8.4, 9.5])
  }

  @Test("At Auckland in the evening of UTC the archive's last day is asked, not the place's")
  func clamped() async throws {
    let asked = try await Self.ask(
      "2026-12-01T21:00:00Z", zone: "Pacific/Auckland", .fixture("london/archive.json"))
    #expect(asked.request.parameter("end_date")?.hasSuffix(",2026-12-01") == true)
  }

  private static func element(_ day: String, _ value: String) -> String {
    #"{"daily":{"time":["\#(day)"],"temperature_2m_max_era5_seamless":[\#(value)]}}"#
  }

  @Test("One year is answered by an object, which is taken like a list of one")
  func oneYear() async throws {
    let object = Self.element("1980-12-01", "8.5")
    for body in [object, "[\(object)]"] {
      let asked = try await Self.ask("1980-12-01T12:00:00Z", .body(body))
      #expect(asked.request.parameter("start_date") == "1980-12-01")
      #expect(asked.trend.points == [ClimateDataPoint(year: 1980, temperature: 8.5)])
    }
  }

  @Test("Each year is found by its day, whatever the order; a year that is not there is missing")
  func order() async throws {
    let body = "[\(Self.element("1985-12-01", "5")),\(Self.element("1980-12-01", "8"))]"
    #expect(
      try await Self.ask("1985-12-01T12:00:00Z", .body(body)).trend.points.map(\.temperature) == [8, 5])
    let lone = Self.element("1980-12-01", "8")
    #expect(
      try await Self.ask("1985-12-01T12:00:00Z", .body(lone)).trend.points
        == [ClimateDataPoint(year: 1980, temperature: 8), ClimateDataPoint(year: 1985, temperature: nil)])
  }

  @Test("All null is an answer that knows nothing")
  func allNull() async throws {
    let trend = try await Self.ask("2026-09-21T12:00:00Z", .fixture("responses/archive/all-null.json")).trend
    #expect(trend.points.count == 6)
    #expect(trend.baseline == nil)
    #expect(trend.change == nil)
  }

  @Test("An answer about other days knows nothing of these")
  func otherDays() async throws {
    let asked = try await Self.ask("1980-12-01T12:00:00Z", .body(Self.element("1980-12-02", "8")))
    #expect(asked.trend.points == [ClimateDataPoint(year: 1980, temperature: nil)])
  }

  @Test("An answer without any days is of no use", arguments: ["[]", "{}", #"{"data":[]}"#, "[{},{}]"])
  func noDays(body: String) async throws {
    await #expect(throws: ServiceError(.archive, .badAnswer(.unexpected(path: "daily")))) {
      try await Self.ask("2026-12-01T12:00:00Z", .body(body))
    }
  }
}
