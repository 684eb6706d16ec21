import BreezeCLI
import BreezeCore
import Testing

@Suite("Sections that a report can do without")
struct OptionalSectionTests {
  private static let failures: [(Answer, String)] = [
    (.failure(.timedOut), "service_unreachable"), (.text("oops", status: 500), "service_unreachable"),
    (.text("<html>", status: 200), "bad_answer"), (.text("", status: 429), "rate_limited"),
    (.text("{\"error\":true,\"reason\":\"Odd\"}", status: 400), "service_refused"),
  ]

  @Test("When the archive fails the rest is printed, with one line on stderr and a note", arguments: 0..<5)
  func climate(index: Int) async throws {
    let (answer, code) = Self.failures[index]
    let answers = try [Service: Answer].point().replacing(.archive, by: answer)
    let text = await Breeze.run(["coords", "1", "2"], answers)
    #expect(text.status == .success)
    #expect(text.output.contains("42 US AQI"))
    #expect(text.diagnostics.split(separator: "\n").count == 1)
    #expect(text.diagnostics.contains("Open-Meteo archive"))

    let json = await Breeze.run(["coords", "1", "2", "--json"], answers)
    let document = try json.document()
    #expect(document["climate"] == .null)
    let notes = try #require(document["notes"]?.elements)
    let note = try #require(notes.first { $0["section"] == "climate" })
    #expect(note.keys == ["code", "message", "section"])
    #expect(note["code"] == .string(code))
    #expect(note["message"]?.text?.contains("Open-Meteo archive") == true)
  }

  @Test("When Google Pollen fails there is no pollen and the report says so", arguments: 0..<5)
  func pollen(index: Int) async throws {
    let (answer, code) = Self.failures[index]
    let answers = try [Service: Answer].point().replacing(.pollen, by: answer)
    let run = await Breeze.run(
      ["coords", "1", "2", "--json"], answers, variables: ["GOOGLE_POLLEN_API_KEY": "k"])
    #expect(run.status == .success)
    let document = try run.document()
    #expect(document["pollen"] == .null)
    #expect(document["notes"]?.elements.map { $0["section"] } == ["pollen"])
    #expect(document["notes"]?.elements.first?["code"] == .string(code))
    #expect(run.diagnostics.contains("Google Pollen"))
  }

  @Test("What a place has not is a note, but no line on stderr")
  func absent() async throws {
    let run = await Breeze.run(["coords", "40.71", "-74.01", "--json"], try .point())
    #expect(run.diagnostics.isEmpty)
    let document = try run.document()
    #expect(document["pollen"] == .null)
    let note = try #require(document["notes"]?.elements.first)
    #expect(note["section"] == "pollen")
    #expect(note["message"]?.text?.contains("GOOGLE_POLLEN_API_KEY") == true)
    let text = await Breeze.run(["coords", "40.71", "-74.01"], try .point())
    #expect(text.output.contains("Pollen Forecast"))
    #expect(text.output.contains("GOOGLE_POLLEN_API_KEY"))
  }

  @Test("An answer without hours to come leaves the forecast out and says so")
  func noForecast() async throws {
    let air = try Answer.file("responses/air-quality/current-only")
    let run = await Breeze.run(["coords", "1", "2", "--json"], try .point(air: air))
    let document = try run.document()
    #expect(document["forecast"] == .null)
    #expect(document["air_quality"]?["us_aqi"] == 23)
    #expect(document["notes"]?.elements.contains { $0["section"] == "forecast" } == true)
    let text = await Breeze.run(["coords", "1", "2"], try .point(air: air))
    #expect(text.output.contains("no forecast"))
  }

  @Test("Nothing is missing, nothing is noted")
  func complete() async throws {
    let run = await Breeze.run(["city", "London", "--json"], try .london())
    #expect(run.diagnostics.isEmpty)
    #expect(try run.document()["notes"] == .array([]))
  }
}
