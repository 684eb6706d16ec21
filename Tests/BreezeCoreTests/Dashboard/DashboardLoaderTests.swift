import BreezeCore
import Foundation
import TestSupport
import Testing

@Suite("Making a dashboard")
struct DashboardLoaderTests {
  typealias Answers = [Service: [StubTransport.Answer]]

  static func london() throws -> Answers {
    [
      .airQuality: [try .fixture("london/air-quality.json")], .archive: [try .fixture("london/archive.json")],
    ]
  }

  static func madrid() throws -> Answers {
    [
      .airQuality: [try .fixture("madrid-google/air-quality.json")],
      .archive: [try .fixture("madrid-google/archive.json")],
      .pollen: [try .fixture("madrid-google/pollen.json")],
    ]
  }

  static func request(
    _ folder: String, _ now: String, sections: [DashboardSection] = DashboardSection.allCases,
    language: String? = nil
  ) throws -> DashboardRequest {
    let city = try #require(Answer.geocoding(Fixture.data("\(folder)/geocoding.json")).cities.first)
    let instant = try #require(ISO8601DateFormatter().date(from: now))
    return DashboardRequest(place: .city(city), sections: Set(sections), now: instant, language: language)
  }

  /// Loads with each service answering once; the requests come in any order and are sorted by service.
  static func load(
    _ request: DashboardRequest, key: String? = nil, _ answers: Answers
  ) async throws -> (dashboard: Dashboard, sent: [HTTPRequest]) {
    try await StubTransport.run(answers) { transport, stub in
      let loader = DashboardLoader(endpoints: Endpoints(pollenKey: key), transport: transport)
      let dashboard = try await loader.load(request)
      return (dashboard, await stub.requests.sorted { $0.service.rawValue < $1.service.rawValue })
    }
  }

  @Test("London without a key: air quality with pollen, and the archive, each asked once")
  func withoutKey() async throws {
    let loaded = try await Self.load(Self.request("london", "2026-12-01T21:05:00Z"), Self.london())
    let board = loaded.dashboard
    #expect(loaded.sent.map(\.service) == [.airQuality, .archive])
    #expect(loaded.sent[0].parameter("hourly") == AirQualityServiceTests.withPollen)
    #expect(loaded.sent[1].parameter("end_date")?.hasSuffix(",2026-12-01") == true)
    #expect(board.air?.airQuality.usAQI == 42)
    #expect(board.forecast.value?.hours.count == 24)
    #expect(board.forecast.value?.peak?.usAQI == 68)
    #expect(board.pollen.value?.source == .openMeteo)
    #expect(board.climate.value?.points.last?.temperature == 10.4)
    #expect(board.localNow.iso8601 == "2026-12-01T21:05:00+00:00")
    #expect(board.timeZone == "Europe/London")
  }

  @Test("Madrid with a key: Google is asked, and Open-Meteo not for pollen")
  func withKey() async throws {
    let request = try Self.request("madrid-google", "2027-05-14T13:10:00Z", language: "es")
    let loaded = try await Self.load(request, key: "google", Self.madrid())
    #expect(loaded.sent.map(\.service) == [.airQuality, .archive, .pollen])
    #expect(loaded.sent.allSatisfy { $0.service != .airQuality || $0.parameter("hourly") == "us_aqi" })
    #expect(loaded.sent[2].parameter("languageCode") == "es")
    #expect(loaded.dashboard.pollen.value?.source == .google)
    #expect(loaded.dashboard.pollen.value?.items.count == 11)
    #expect(loaded.dashboard.localNow.iso8601 == "2027-05-14T15:10:00+02:00")
  }

  @Test("All services are asked at the same time: none answers before the last was asked")
  func parallel() async throws {
    let answers = try Self.madrid()
    let request = try Self.request("madrid-google", "2027-05-14T13:10:00Z")
    let meeting = MeetingPoint(of: 3)
    let board = try await StubTransport.run(answers) { transport, _ in
      let waiting = HTTPTransport { request async throws(TransportError) in
        await meeting.arrive()
        return try await transport.send(request)
      }
      let bounded = waiting.bounded(by: Deadline(after: 20))
      return try await DashboardLoader(endpoints: Endpoints(pollenKey: "google"), transport: bounded).load(
        request)
    }
    #expect(board.climate.value != nil)
    #expect(board.pollen.value != nil)
  }

  @Test(
    "What is not shown is not fetched",
    arguments: [
      ([.aqi], [.airQuality], "us_aqi"), ([.aqi, .pollutants, .forecast], [.airQuality], "us_aqi"),
      ([.pollen], [.airQuality], AirQualityServiceTests.withPollen),
      ([.climate], [.archive], nil), ([], [], nil),
    ] as [([DashboardSection], [Service], String?)])
  func sectionsWithoutKey(sections: [DashboardSection], asked: [Service], hourly: String?) async throws {
    let request = try Self.request("london", "2026-12-01T21:05:00Z", sections: sections)
    let loaded = try await Self.load(request, Self.london().filter { asked.contains($0.key) })
    #expect(loaded.sent.map(\.service) == asked)
    #expect(loaded.sent.first?.parameter("hourly") == hourly)
    #expect((loaded.dashboard.forecast == .notAsked) == !sections.contains(.forecast))
    #expect((loaded.dashboard.pollen == .notAsked) == !sections.contains(.pollen))
    #expect((loaded.dashboard.climate == .notAsked) == !sections.contains(.climate))
    #expect(loaded.dashboard.sections == Set(sections))
  }

  @Test(
    "With a key Google is asked for pollen alone, and only when it is shown",
    arguments: [([.aqi, .climate], [.airQuality, .archive]), ([.pollen], [.pollen])]
      as [([DashboardSection], [Service])])
  func sectionsWithKey(sections: [DashboardSection], asked: [Service]) async throws {
    let request = try Self.request("madrid-google", "2027-05-14T13:10:00Z", sections: sections)
    let answers = try Self.madrid().filter { asked.contains($0.key) }
    let loaded = try await Self.load(request, key: "google", answers)
    #expect(loaded.sent.map(\.service) == asked)
    #expect(loaded.sent.allSatisfy { $0.service != .airQuality || $0.parameter("hourly") == "us_aqi" })
  }
}
