import TestSupport
import BreezeCore
import Foundation
import Testing

@testable import BreezeCLI

@Suite("breeze alone")
struct LandingTests {
  private static let start = """
      breeze city London               the air at a place
      breeze config set home "London"  your place, for breeze here
      breeze help                      everything else

    """

  @Test("shows the ten cities in the order of the ticker, from one request, and how to start")
  func ticker() async throws {
    let services = PlacesServices([.body(.airQuality, nil, try Fixture.text("top/air-quality.json"))])
    let result = await PlacesRun(services).tool([])
    #expect(result.status == .success)
    #expect(result.diagnostics.isEmpty)
    #expect(await services.requests.count == 1)
    #expect(result.output.hasPrefix("  Breeze\n  Take a deep breath\n\n  US AQI now\n"))
    #expect(result.output.hasSuffix(Self.start))
    let cells = result.output.split(separator: "●").dropFirst().map { cell in
      cell.split(separator: "\n").first.map { $0.split(separator: " ").joined(separator: " ") }
    }
    #expect(
      cells == [
        "New York 42", "Los Angeles 118", "Chicago 57", "London 21", "Paris 42", "Tokyo 33", "Berlin 88",
        "Toronto 18", "Sydney 12", "Dubai 164",
      ])
  }

  @Test(
    "without the network, or without an answer of use, is the same without the ticker",
    arguments: [
      PlacesServices.Answer.failure(.airQuality, nil, .offline), .status(.airQuality, 500),
      .status(.airQuality, 429), .body(.airQuality, nil, "<html>"), .body(.airQuality, nil, "[]"),
    ])
  func offline(answer: PlacesServices.Answer) async throws {
    let services = PlacesServices([answer])
    let run = PlacesRun(services)
    let result = await run.tool([])
    let text = "  Breeze\n  Take a deep breath\n\n\(Self.start)"
    #expect(result == Tool.Result(output: text, diagnostics: "", status: .success))
    let json = await run("--json")
    #expect(json.status == .success)
    #expect(
      try JSON(json.output)
        == .object(["schema_version": .number(1), "type": .string("ranking"), "places": .array([])]))
  }

  @Test("with a recording of another number of places is the same without the ticker")
  func otherRecording() async {
    let folder = Fixture.recording("london")
    let result = await PlacesRun()("--fixtures", folder)
    #expect(result.output == "  Breeze\n  Take a deep breath\n\n\(Self.start)")
    #expect(result.status == .success)
  }

  @Test("does not wait longer than two seconds for the ticker")
  func silentServer() async {
    let silent = HTTPTransport { _ async throws(TransportError) in
      try? await Task.sleep(for: .seconds(30))
      throw .timedOut
    }
    let surroundings = Surroundings(
      variables: ["LANG": "C.UTF-8"], clock: { Date() }, network: { silent })
    let clock = ContinuousClock()
    let began = clock.now
    let result = await Tool(surroundings).run([])
    #expect(clock.now - began < .seconds(8))
    #expect(result.status == .success)
    #expect(result.output.hasSuffix(Self.start))
  }

  @Test("names the home place once there is one")
  func home() async throws {
    let run = PlacesRun(PlacesServices([.failure(.airQuality, nil, .offline)]))
    try run.write(#"{"home":{"name":"Attic","latitude":1,"longitude":2}}"#)
    #expect(await run.tool([]).output.contains("  breeze here         the air in Attic\n"))
  }

  @Test("is no command that takes other options")
  func usage() async {
    let result = await PlacesRun()("--country", "GB")
    #expect(result.status == .usage)
    #expect(result.diagnostics.hasPrefix("breeze: breeze takes no --country without a command.\n"))
  }

  @Test("gives the ranking as JSON")
  func json() async throws {
    let services = PlacesServices([.body(.airQuality, nil, try Fixture.text("top/air-quality.json"))])
    let run = PlacesRun(services)
    #expect(await run("--json") == run("top", "--json"))
  }
}
