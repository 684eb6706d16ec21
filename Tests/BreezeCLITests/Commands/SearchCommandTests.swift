import BreezeCLI
import BreezeCore
import Testing

@Suite("breeze search")
struct SearchCommandTests {
  private static func london() throws -> [Service: Answer] { [.geocoding: try .file("london/geocoding")] }

  @Test("Five places unless told otherwise, numbered, and nothing else is asked")
  func five() async throws {
    let run = await Breeze.run(["search", "London"], try Self.london())
    #expect(run.status == .success)
    #expect(run.requests.map(\.service) == [.geocoding])
    #expect(run.lines.count == 6)
    #expect(run.lines[0].hasPrefix("  1  London, England, United Kingdom "))
    #expect(run.lines[0].hasSuffix("8,961,989 people  51.51°N 0.13°W"))
    #expect(run.lines[4].hasPrefix("  5  London, Arkansas, United States "))
  }

  @Test("--count asks for so many", arguments: [1, 8, 100])
  func count(count: Int) async throws {
    let run = await Breeze.run(["search", "London", "--count", String(count)], try Self.london())
    #expect(run.parameter("count", of: .geocoding) == [String(count)])
    #expect(run.lines.count == min(count, 8) + 1)
  }

  @Test("A place that is listed as number N is the one that --pick N takes", arguments: 1...4)
  func picks(number: Int) async throws {
    let list = await Breeze.run(["search", "London", "--json"], try Self.london())
    let picked = await Breeze.run(["city", "London", "--json", "--pick", String(number)], try .london())
    let place = try list.document()["places"]?.elements[number - 1]
    #expect(try picked.document()["location"]?["id"] == place?["id"])
    #expect(place?["id"] != nil)
  }

  @Test(
    "Coordinates are no name: what takes them is named, and nothing is asked",
    arguments: [["38,-92"], ["38", "-92"], ["38.5°N", "92°W"]])
  func coordinates(words: [String]) async {
    let run = await Breeze.run(["search"] + words)
    #expect(run.status == .usage)
    let number = words[0].contains("5") ? "38.5" : "38"
    #expect(run.diagnostics.contains("breeze coords \(number) -92"), "\(run.diagnostics)")
  }

  @Test("A postal code is a name")
  func postalCode() async throws {
    let run = await Breeze.run(["search", "01220"], try Self.london())
    #expect(run.parameter("name", of: .geocoding) == ["01220"])
  }

  @Test("A place without people or country is shown without them, not with 0")
  func missing() async throws {
    let run = await Breeze.run(
      ["search", "Nowhere"], [.geocoding: try .file("responses/geocoding/missing-fields")])
    #expect(run.status == .success)
    #expect(!run.output.contains("0 people"))
    #expect(!run.output.contains(", ,"))
  }

  @Test("At 40 columns nothing is wider, with many and with large places")
  func narrow() async throws {
    let places = (1...100).map { id in
      """
      {"id":\(id),"name":"A place with a long name \(id)","latitude":-31.22,"longitude":-121.46,\
      "admin1":"Region","country":"Country","country_code":"CN","population":24874500}
      """
    }
    let answer = Answer.text("{\"results\":[\(places.joined(separator: ","))]}")
    for columns in [40, 44, 80, 120] {
      let run = await Breeze.run(
        ["search", "Place", "--count", "100"], [.geocoding: answer], columns: columns)
      #expect(run.lines.count > 100)
      #expect(run.lines.allSatisfy { DisplayWidth.of($0) <= columns }, "\(columns)")
    }
  }

  @Test("Nothing found", arguments: [true, false])
  func nothing(json: Bool) async throws {
    let run = await Breeze.run(
      ["search", "Qwzxy"] + (json ? ["--json"] : []),
      [.geocoding: try .file("responses/geocoding/no-match")])
    #expect(run.status == .placeNotFound)
    #expect(run.output.isEmpty == !json)
  }
}
