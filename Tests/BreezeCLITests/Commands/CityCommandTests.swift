import BreezeCLI
import BreezeCore
import Foundation
import Testing

@Suite("breeze city")
struct CityCommandTests {
  private static func portland() throws -> [Service: Answer] {
    try .london().replacing(.geocoding, by: .file("responses/geocoding/portland"))
  }

  @Test("Words are joined, and the place is printed with region and country")
  func london() async throws {
    let run = await Breeze.run(["city", "London"], try .london())
    #expect(run.status == .success)
    #expect(run.diagnostics.isEmpty)
    #expect(run.lines.first == "  London, England, United Kingdom")
    #expect(Set(run.requests.map(\.service)) == [.geocoding, .airQuality, .archive])
    #expect(run.requests.count == 3)
    #expect(run.parameter("latitude", of: .airQuality) == ["51.50853"])
    let words = await Breeze.run(["city", "New", "York"], try .london())
    #expect(words.parameter("name", of: .geocoding) == ["New York"])
  }

  @Test("Postal codes stay names, with their zeros", arguments: ["75001", "01220"])
  func postalCodes(code: String) async throws {
    let run = await Breeze.run(["city", code], try .london())
    #expect(run.parameter("name", of: .geocoding) == [code])
  }

  @Test("Both spellings of an accent send the same bytes", arguments: ["Zürich", "Zu\u{308}rich"])
  func accents(name: String) async throws {
    let answers = try [Service: Answer].london().replacing(
      .geocoding, by: .file("responses/geocoding/zurich"))
    let run = await Breeze.run(["city", name], answers)
    let request = try #require(run.requests.first { $0.service == .geocoding })
    #expect(request.url.absoluteString.contains("name=Z%C3%BCrich&"))
  }

  @Test(
    "What stands after the comma chooses",
    arguments: [
      ("Portland, OR", "Portland, Oregon, United States"),
      ("Portland, Maine", "Portland, Maine, United States"),
      ("Portland, TX", "Portland, Texas, United States"),
      ("Portland, Australia", "Portland, Victoria, Australia"),
      ("Portland, GB", "Portland, England, United Kingdom"),
      ("portland, uk", "Portland, England, United Kingdom"),
    ])
  func qualifiers(name: String, place: String) async throws {
    let run = await Breeze.run(["city", name], try Self.portland())
    #expect(run.lines.first == "  \(place)")
    #expect(run.parameter("name", of: .geocoding).map { $0.lowercased() } == ["portland"])
  }

  @Test("A qualifier that fits nobody is said, and what there is")
  func noneFits() async throws {
    let run = await Breeze.run(
      ["city", "Portland, Narnia"], [.geocoding: try .file("responses/geocoding/portland")])
    #expect(run.status == .placeNotFound)
    #expect(run.output.isEmpty)
    for word in ["Portland", "Narnia", "Oregon"] { #expect(run.diagnostics.contains(word)) }
  }

  @Test("--pick takes another of the places, --country those of one country")
  func choice() async throws {
    let second = await Breeze.run(["city", "Portland", "--pick", "2"], try Self.portland())
    #expect(second.lines.first == "  Portland, Maine, United States")
    let british = await Breeze.run(["city", "Portland", "--country", "gb"], try Self.portland())
    #expect(british.lines.first == "  Portland, England, United Kingdom")
    #expect(british.parameter("countryCode", of: .geocoding) == ["GB"])
    let beyond = await Breeze.run(
      ["city", "Portland", "--pick", "6"], [.geocoding: try .file("responses/geocoding/portland")])
    #expect(beyond.status == .placeNotFound)
    #expect(beyond.diagnostics.contains("6") && beyond.diagnostics.contains("5"))
  }

  @Test("--language goes to the geocoding service")
  func language() async throws {
    let run = await Breeze.run(["city", "London", "--language", "de"], try .london())
    #expect(run.parameter("language", of: .geocoding) == ["de"])
  }

  @Test(
    "An unknown name is no failure of the service",
    arguments: ["responses/geocoding/no-match", "responses/geocoding/empty-results"])
  func notFound(file: String) async throws {
    let run = await Breeze.run(["city", "Qwzxy"], [.geocoding: try .file(file)])
    #expect(run.status == .placeNotFound)
    #expect(run.output.isEmpty)
    #expect(run.diagnostics.contains("No place found for \"Qwzxy\""))
  }

  @Test(
    "A name that cannot be one is refused without a request",
    arguments: [[""], ["   "], ["X"], [" , "], ["91,181"], []])
  func blank(words: [String]) async {
    let run = await Breeze.run(["city"] + words)
    #expect(run.status == .usage)
    #expect(run.output.isEmpty)
    #expect(!run.diagnostics.isEmpty)
  }
}
