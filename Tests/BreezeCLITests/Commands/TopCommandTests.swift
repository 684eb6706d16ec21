import TestSupport
import BreezeCore
import Foundation
import Testing

@testable import BreezeCLI

@Suite("breeze top")
struct TopCommandTests {
  private static let best = [
    "Sydney", "Toronto", "London", "Tokyo", "New York", "Paris", "Chicago", "Berlin", "Los Angeles", "Dubai",
  ]

  @Test("ranks the ten in one request, best first")
  func ranking() async throws {
    let services = PlacesServices([.body(.airQuality, nil, try Fixture.text("top/air-quality.json"))])
    let result = await PlacesRun(services)("top", "--json")
    #expect(result.status == .success)
    #expect(
      await services.asked == [
        "air-quality 40.71,34.05,41.85,51.51,48.85,35.69,52.52,43.7,-33.87,25.08"
      ])
    let document = try JSON(result.output)
    #expect(document.keys == ["places", "schema_version", "type"])
    #expect(document["schema_version"] == .number(1))
    #expect(document["type"] == .string("ranking"))
    let places = document["places"]?.elements ?? []
    #expect(places.map { $0["location"]?["name"]?.text } == Self.best)
    #expect(places.map { $0["us_aqi"] } == [12, 18, 21, 33, 42, 42, 57, 88, 118, 164])
    #expect(
      places.last
        == .object([
          "location": .object([
            "name": .string("Dubai"), "display_name": .string("Dubai"), "latitude": .number(25.08),
            "longitude": .number(55.31), "admin1": .null, "country": .null, "country_code": .null,
            "timezone": .string("Asia/Dubai"), "id": .null,
          ]),
          "us_aqi": .number(164),
          "status": .object([
            "text": .string("Unhealthy"), "emoji": .string("😨"),
            "description": .string(AQIStatus.unhealthy.description), "color": .string("aqiUnhealthy"),
            "color_hex": .string("#ff3b30"), "tips": .array(AQIStatus.unhealthy.tips.map(JSON.string)),
          ]),
        ]))
  }

  @Test("keeps a city without data, last and said so")
  func noData() async throws {
    let services = PlacesServices([.body(.airQuality, nil, try Self.withoutData(first: 1))])
    let text = await PlacesRun(services)("top").output.split(separator: "\n")
    #expect(
      text.filter { $0.contains("New York") }.map { $0.hasPrefix("  –  New") && $0.hasSuffix("no data") } == [
        true
      ])
    #expect(text.dropLast().last?.contains("New York") == true)
    let json = await PlacesRun(services)("top", "--json").output
    let document = try JSON(json)
    let last = document["places"]?.elements.last
    #expect(last?["location"]?["name"] == .string("New York"))
    #expect(last?["us_aqi"] == .null && last?["status"] == .null)
  }

  @Test("fails when there is nothing to rank")
  func nothing() async throws {
    let services = PlacesServices([.body(.airQuality, nil, try Self.withoutData(first: 10))])
    let result = await PlacesRun(services)("top")
    #expect(result.status.rawValue == 5)
    #expect(result.output.isEmpty)
  }

  @Test(
    "fails as its service does",
    arguments: [
      (PlacesServices.Answer.failure(.airQuality, nil, .connectionRefused("x")), 4 as Int32),
      (.status(.airQuality, 503), 4), (.status(.airQuality, 400), 5), (.status(.airQuality, 429), 6),
      (.body(.airQuality, nil, "<html></html>"), 5), (.body(.airQuality, nil, "[]"), 5),
    ])
  func failure(answer: PlacesServices.Answer, status: Int32) async {
    let result = await PlacesRun(PlacesServices([answer]))("top")
    #expect(result.status.rawValue == status)
    #expect(result.output.isEmpty)
    #expect(result.diagnostics.hasPrefix("breeze: Open-Meteo air quality "))
  }

  /// The ten, the first of them with nothing but nulls.
  private static func withoutData(first count: Int) throws -> String {
    let ten = try JSON(Fixture.text("top/air-quality.json")).elements
    let changed = ten.enumerated().map { index, element in
      guard index < count, case .object(var place) = element else { return element }
      place["current"] = .object(["time": .string("2026-12-01T16:00"), "us_aqi": .null, "pm2_5": .null])
      return .object(place)
    }
    return try JSON.array(changed).line()
  }
}
