import TestSupport
import BreezeCore
import Foundation
import Testing

@testable import BreezeCLI

@Suite("A name that finds nothing")
struct NearNameTests {
  @Test("is answered with names that are spelt nearly so", arguments: ["search", "city"])
  func suggestions(command: String) async throws {
    let services = PlacesServices([
      .body(.geocoding, "Londom", "{}"),
      .body(.geocoding, "Lon", try Fixture.text("london/geocoding.json")),
    ])
    let result = await PlacesRun(services)(command, "Londom", "--country", "GB", "--language", "de")
    #expect(result.status.rawValue == 3)
    #expect(result.output.isEmpty)
    #expect(
      result.diagnostics
        == "breeze: No place found for \"Londom\". Did you mean: London, England, United Kingdom; London, Ontario, "
        + "Canada; London, Kentucky, United States; London, Ohio, United States; London, Arkansas, United States?\n"
    )
    let second = await services.requests.last
    #expect(await services.asked == ["geocoding Londom", "geocoding Lon"])
    #expect(second?.parameter("countryCode") == "GB" && second?.parameter("language") == "de")
  }

  @Test(
    "puts the nearest first, whatever its case and accents, and leaves out what is more than two slips away")
  func order() async throws {
    let places = ["Zúrigo", "Zurick", "ZÜRICHA", "Zur", "Zuriczk"].enumerated().map { index, name in
      #"{"id":\#(index),"name":"\#(name)","latitude":1,"longitude":2}"#
    }
    let services = PlacesServices([
      .body(.geocoding, "Zurich", "{}"),
      .body(.geocoding, "Zur", "{\"results\":[\(places.joined(separator: ","))]}"),
    ])
    let result = await PlacesRun(services)("search", "Zurich")
    #expect(
      result.diagnostics
        == "breeze: No place found for \"Zurich\". Did you mean: Zurick; ZÜRICHA; Zúrigo; Zuriczk?\n")
  }

  @Test("of fewer than four letters is not guessed at")
  func short() async {
    let services = PlacesServices([.body(.geocoding, nil, "{}")])
    let result = await PlacesRun(services)("search", "Lno")
    #expect(result.diagnostics == "breeze: No place found for \"Lno\".\n")
    #expect(await services.asked == ["geocoding Lno"])
  }

  @Test("is still not found when the second request fails")
  func secondFails() async {
    let services = PlacesServices([
      .body(.geocoding, "Londom", "{}"), .failure(.geocoding, "Lon", .timedOut),
    ])
    let result = await PlacesRun(services)("city", "Londom")
    #expect(result.status.rawValue == 3)
    #expect(result.diagnostics == "breeze: No place found for \"Londom\".\n")
  }

  @Test("is not guessed at while a recording is made, which holds one answer")
  func recording() async throws {
    let services = PlacesServices([.body(.geocoding, nil, "{}")])
    let run = PlacesRun(services)
    _ = await run("city", "Londom", "--record", run.home.appendingPathComponent("record").path)
    #expect(await services.asked == ["geocoding Londom"])
  }
}
