import TestSupport
import BreezeCore
import Foundation
import Testing

@testable import BreezeCLI

@Suite("The home place")
struct HomePlaceTests {
  @Test("given by a name is looked up once and kept as it was found")
  func byName() async throws {
    let services = PlacesServices([
      .body(.geocoding, "London", try Fixture.text("london/geocoding.json"))
    ])
    let run = PlacesRun(services)
    let result = await run("config", "set", "home", "London", "--country", "CA")
    #expect(result.status == .success)
    #expect(await services.requests.count == 1)
    #expect(await services.requests.first?.parameter("countryCode") == "CA")
    let written = try JSON(Data(contentsOf: run.file))
    #expect(
      written["home"]
        == .object([
          "name": .string("London"), "admin1": .string("Ontario"), "country": .string("Canada"),
          "country_code": .string("CA"), "timezone": .string("America/Toronto"), "id": .number(6_058_560),
          "latitude": .number(42.98339), "longitude": .number(-81.23304),
        ]))
  }

  @Test(
    "given by coordinates is kept without a request",
    arguments: [["-33.87,151.21"], ["-33.87", "151.21"], ["-33.87,", "151.21"]])
  func byCoordinates(words: [String]) async throws {
    let services = PlacesServices()
    let run = PlacesRun(services)
    let result = await run.tool(["config", "set", "home"] + words)
    #expect(result.output == "  home            33.87°S 151.21°E\n")
    #expect(await services.requests.isEmpty)
    let written = try JSON(Data(contentsOf: run.file))
    #expect(written["home"]?["latitude"] == .number(-33.87))
    #expect(written["home"]?["longitude"] == .number(151.21))
  }

  @Test("that cannot be found changes nothing")
  func notFound() async throws {
    let run = PlacesRun(PlacesServices([.body(.geocoding, nil, "{}")]))
    let result = await run("config", "set", "home", "Qwzxy")
    #expect(result.status == .placeNotFound)
    #expect(!FileManager.default.fileExists(atPath: run.file.path))
  }

  @Test("has its dashboard, without looking anything up")
  func here() async throws {
    let run = PlacesRun()
    try run.write(
      #"{"home":{"name":"London","admin1":"England","country":"United Kingdom","id":2643743,"latitude":51.50853,"longitude":-0.12574}}"#
    )
    let services = PlacesServices([
      .body(.airQuality, nil, try Fixture.text("london/air-quality.json"))
    ])
    let lines = await PlacesRun(services, home: run)("here", "--only", "aqi").output.split(separator: "\n")
    #expect(lines.first == "  London, England, United Kingdom")
    #expect(lines.contains { $0.hasPrefix("  42 US AQI  Good") })
    #expect(await services.asked == ["air-quality 51.50853"])
  }

  @Test("that is not set is asked for, with both ways to set it")
  func missing() async {
    let services = PlacesServices()
    let result = await PlacesRun(services)("here")
    #expect(result.status == .usage)
    #expect(result.output.isEmpty)
    #expect(result.diagnostics.contains("breeze config set home \"London\""))
    #expect(result.diagnostics.contains("breeze config set home 51.51,-0.13"))
    #expect(await services.requests.isEmpty)
  }

  @Test("in a damaged file is a matter of the file")
  func damaged() async throws {
    let run = PlacesRun()
    try run.write(#"{"home":"#)
    let result = await run("here")
    #expect(result.status == .localFile)
    #expect(result.diagnostics.contains("\(run.file.path) is damaged"))
    #expect(result.diagnostics.split(separator: "\n").count == 1)
  }
}
