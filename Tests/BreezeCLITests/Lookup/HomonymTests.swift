import TestSupport
import BreezeCore
import Foundation
import Testing

@testable import BreezeCLI

@Suite("Several places of one name")
struct HomonymTests {
  private static let advice =
    "breeze: Several places are called Portland; this is Portland, Oregon, United States. For another: --pick N as "
    + "in breeze search, \"Portland, Maine\", or --country CODE.\n"

  @Test(
    "are told of at a terminal when nothing says which is meant",
    arguments: [
      ("Portland", [], true, advice), ("Portland", [], false, ""), ("Portland", ["--pick", "1"], true, ""),
      ("Portland", ["--country", "US"], true, ""), ("Portland, OR", [], true, ""),
    ])
  func told(name: String, options: [String], isTerminal: Bool, diagnostics: String) async throws {
    let services = PlacesServices([
      .body(.geocoding, "Portland", try Fixture.text("responses/geocoding/portland.json")),
      .body(.airQuality, nil, try Fixture.text("london/air-quality.json")),
    ])
    let run = PlacesRun(services, facts: Console.Facts(errorIsTerminal: isTerminal))
    let result = await run.tool(["city", name, "--only", "aqi"] + options)
    #expect(result.status == .success)
    #expect(result.output.hasPrefix("  Portland, Oregon, United States\n"))
    #expect(result.diagnostics == diagnostics)
  }

  @Test("are those alone whose names differ in nothing but case and accents")
  func equal() async throws {
    func answer(_ other: String) -> String {
      #"{"results":[{"id":1,"name":"Zürich","latitude":1,"longitude":2},{"id":2,"name":"\#(other)","latitude":3,"longitude":4}]}"#
    }
    for (other, told) in [("ZURICH", true), ("Zürichsee", false)] {
      let services = PlacesServices([
        .body(.geocoding, nil, answer(other)),
        .body(.airQuality, nil, try Fixture.text("london/air-quality.json")),
      ])
      let run = PlacesRun(services, facts: Console.Facts(errorIsTerminal: true))
      let result = await run("city", "Zurich", "--only", "aqi")
      #expect(result.diagnostics.isEmpty == !told)
    }
  }

  @Test(
    "are those with a tenth of the inhabitants at least, or with an unknown number of the one taken",
    arguments: [
      (Optional(1000), Optional(100), true), (1000, 99, false), (1000, nil, false), (nil, 1, true),
      (nil, nil, true),
    ])
  func comparable(taken: Int?, other: Int?, told: Bool) async throws {
    func place(_ id: Int, _ people: Int?) -> String {
      let population = people.map { #","population":\#($0)"# } ?? ""
      return #"{"id":\#(id),"name":"Ayton","latitude":\#(id),"longitude":2\#(population)}"#
    }
    let services = PlacesServices([
      .body(.geocoding, nil, #"{"results":[\#(place(1, taken)),\#(place(2, other))]}"#),
      .body(.airQuality, nil, try Fixture.text("london/air-quality.json")),
    ])
    let result = await PlacesRun(services, facts: Console.Facts(errorIsTerminal: true))(
      "city", "Ayton", "--only", "aqi")
    #expect(result.diagnostics.contains("Several places are called Ayton") == told)
  }
}
