import TestSupport
import BreezeCore
import Foundation
import Testing

@testable import BreezeCLI

@Suite("breeze compare")
struct CompareCommandTests {
  @Test("looks names up one after another and asks for the air of all in one request")
  func ranked() async throws {
    let services = try Self.services(places: 3)
    let result = await PlacesRun(services)("compare", "London", "Portland, OR", "47.37,8.54")
    #expect(
      result
        == Tool.Result(
          output: """
              The air compared                                          US AQI, best first

              1  London, England, United Kingdom   42  Good 😊
              2  47.37°N 8.54°E                    57  Moderate 😐
              3  Portland, Oregon, United States  118  Unhealthy for Sensitive Groups 😷

              CAMS model via Open-Meteo.com, not a station

            """, diagnostics: "", status: .success))
    #expect(
      await services.asked == [
        "geocoding London", "geocoding Portland", "air-quality 51.50853,45.52345,47.37",
      ])
  }

  @Test("asks for equal places once")
  func equal() async throws {
    let services = try Self.services(places: 2)
    let result = await PlacesRun(services)(
      "compare", "London", "47.37,8.54", "London", "47.37, 8.54", "London, UK", "--json")
    let document = try JSON(result.output)
    #expect(document["places"]?.elements.map { $0["us_aqi"] } == [42, 118])
    #expect(
      await services.asked == ["geocoding London", "geocoding London", "air-quality 51.50853,47.37"])
  }

  @Test("asks for one point once, whatever it is called")
  func samePoint() async throws {
    let services = try Self.services(places: 2)
    let result = await PlacesRun(services)("compare", "London", "51.50853,-0.12574", "1,2", "--json")
    let document = try JSON(result.output)
    #expect(document["places"]?.elements.map { $0["us_aqi"] } == [42, 42, 118])
    #expect(await services.asked == ["geocoding London", "air-quality 51.50853,1"])
  }

  @Test("names what cannot be found and prints the others")
  func partly() async throws {
    let services = try Self.services(places: 2)
    let result = await PlacesRun(services)("compare", "Qwzxy", "London", "Portland", "--json")
    #expect(result.status.rawValue == 8)
    #expect(result.diagnostics == "breeze: No place found for \"Qwzxy\".\n")
    let document = try JSON(result.output)
    #expect(document["type"] == .string("ranking"))
    #expect(document["places"]?.elements.map { $0["location"]?["name"]?.text } == ["London", "Portland"])
  }

  @Test("fails as the first place does when all fail", arguments: [false, true])
  func all(json: Bool) async throws {
    let services = PlacesServices([
      .body(.geocoding, "Qwzxy", "{}"), .failure(.geocoding, "Rome", .connectionRefused("geo.example")),
    ])
    let result = await PlacesRun(services).tool(["compare", "Qwzxy", "Rome"] + (json ? ["--json"] : []))
    #expect(result.status.rawValue == 3)
    #expect(
      result.diagnostics == """
        breeze: No place found for "Qwzxy".
        breeze: Rome: Open-Meteo geocoding could not be reached: geo.example takes no connection.

        """)
    if json {
      let document = try JSON(result.output)
      #expect(document["error"]?["code"] == .string("place_not_found"))
    } else {
      #expect(result.output.isEmpty)
    }
  }

  @Test("asks for no more names after too many requests")
  func limited() async throws {
    let services = PlacesServices([
      .status(.geocoding, 429), .body(.airQuality, nil, try Fixture.text("london/air-quality.json")),
    ])
    let result = await PlacesRun(services)("compare", "London", "Paris", "51.5,-0.1", "Rome")
    #expect(result.status.rawValue == 8)
    #expect(await services.asked == ["geocoding London", "air-quality 51.5"])
    #expect(result.diagnostics.split(separator: "\n").count == 3)
  }

  @Test(
    "sends nothing when one of its words is no place",
    arguments: [["London"], ["London", "X"], ["London", "91,0"], []])
  func usage(words: [String]) async {
    let services = PlacesServices()
    let result = await PlacesRun(services).tool(["compare"] + words)
    #expect(result.status == .usage)
    #expect(await services.requests.isEmpty)
  }

  /// Names of the fixtures, and the air of the first cities of the ticker.
  private static func services(places count: Int) throws -> PlacesServices {
    let ten = try JSON(Fixture.text("top/air-quality.json")).elements
    return PlacesServices([
      .body(.geocoding, "London", try Fixture.text("london/geocoding.json")),
      .body(.geocoding, "Portland", try Fixture.text("responses/geocoding/portland.json")),
      .body(.geocoding, "Qwzxy", try Fixture.text("responses/geocoding/no-match.json")),
      .body(.airQuality, nil, try JSON.array(Array(ten.prefix(count))).line()),
    ])
  }

  @Test("Half a pair of coordinates is not looked up as a name", arguments: ["-33.87", "151.21", "+5"])
  func half(number: String) async {
    let run = await Breeze.run(["compare", "51.5,-0.1", number])
    #expect(run.status == .usage)
    #expect(run.diagnostics.contains("\"\(number)\" is no name of a place"), "\(run.diagnostics)")
    #expect(run.diagnostics.contains("LAT,LON"))
  }
}
