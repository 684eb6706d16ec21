import BreezeCLI
import BreezeCore
import Testing

@Suite("Text from outside that would steer a terminal")
struct HostileTextTests {
  private static let sequence = "\u{1B}]0;pwn\u{7}\u{1B}[2J\u{9B}31m\r\u{7F}\u{85}\u{2028}\u{202E}\u{2066}"
  private static let escaped =
    #"\u001b]0;pwn\u0007\u001b[2J\u009b31m\r\u007f\u0085\u2028\u202e\u2066"#

  /// No control character but the line break, no separator of lines, no mark that turns the direction.
  private static func expectTame(
    _ text: String, _ what: String, at location: SourceLocation = #_sourceLocation
  ) {
    let wild = text.unicodeScalars.filter { scalar in
      switch scalar.value {
      case 0x0A: false
      case 0...0x1F, 0x7F...0x9F, 0x061C, 0x200E, 0x200F, 0x2028...0x202E, 0x2066...0x2069: true
      default: false
      }
    }
    #expect(wild.isEmpty, "\(what)", sourceLocation: location)
  }

  private static func expectTame(_ run: Breeze, at location: SourceLocation = #_sourceLocation) {
    expectTame(run.output, "output", at: location)
    expectTame(run.diagnostics, "diagnostics", at: location)
  }

  @Test("Names of places", arguments: [[], ["--json"]], [["city", "Porto"], ["search", "Porto"]])
  func names(form: [String], command: [String]) async throws {
    var answers: [Service: Answer] = [.geocoding: try .file("responses/geocoding/hostile-names")]
    if command[0] == "city" { answers.merge(try .point()) { $1 } }
    let run = await Breeze.run(command + form, answers)
    #expect(run.status == .success)
    Self.expectTame(run)
    #expect(run.output.contains(form.isEmpty ? "Por]0;owned" : "Por\\u001b]0;owned\\u0007"))
  }

  @Test("JSON keeps the value")
  func valuesKept() async throws {
    let run = await Breeze.run(
      ["search", "Porto", "--json"], [.geocoding: try .file("responses/geocoding/hostile-names")])
    let places = try #require(try run.document()["places"]?.elements)
    #expect(places[0]["name"] == "Por\u{1B}]0;owned\u{7}to\u{1B}[2J\u{9B}31m\r\n\u{202E}otrop")
    #expect(places[0]["country"] == "Portugal\u{1B}[8m")
    #expect(places[0]["admin1"] == "Nor\u{1B}[1Ate\u{2066}\u{202D}\tx")
    #expect(places[1]["name"] == "Fa\u{0}ro\u{7F}\u{8}\u{85}\u{2028}\u{200F}")
  }

  @Test("What the user typed, echoed in an error", arguments: [[], ["--json"]])
  func echoed(form: [String]) async throws {
    let typed = "Par\(Self.sequence)is"
    let lines = [
      ["city", typed], ["city", "London", "--pick", typed], ["city", "London", "--\(typed)"], [typed],
      ["coords", typed, "1"], ["help", typed], ["city", "London", "--fixtures", "/nowhere/\(typed)"],
    ]
    for line in lines {
      let answers: [Service: Answer] = line == lines[0] ? [.geocoding: .text("{}")] : [:]
      let run = await Breeze.run(form + line, answers)
      #expect(run.status != .success)
      Self.expectTame(run)
      if !form.isEmpty { #expect(try run.document()["error"]?["message"]?.text?.contains(typed) == true) }
    }
  }

  @Test("The name of a point", arguments: [[], ["--json"]])
  func pointName(form: [String]) async throws {
    let name = "Our \(Self.sequence)roof"
    let run = await Breeze.run(["coords", "1", "2", "--name", name] + form, try .point())
    Self.expectTame(run)
    if !form.isEmpty { #expect(try run.document()["location"]?["name"] == .string(name)) }
  }

  @Test("The reason of a refusal")
  func reason() async throws {
    let answer = Answer.text(#"{"error":true,"reason":"No \#(Self.escaped) way"}"#, status: 400)
    for form in [[], ["--json"]] {
      let run = await Breeze.run(["coords", "1", "2", "--skip", "climate"] + form, [.airQuality: answer])
      #expect(run.status == .refused)
      #expect(run.diagnostics.contains("way"))
      Self.expectTame(run)
    }
  }

  @Test("Names and advice of pollen")
  func pollen() async throws {
    let answer = Answer.text(
      #"""
      {"dailyInfo":[{"pollenTypeInfo":[{"code":"GRASS","displayName":"Gr\#(Self.escaped)ass",
      "indexInfo":{"value":2,"category":"L\#(Self.escaped)ow"},
      "healthRecommendations":["Stay \#(Self.escaped) in"]}]}]}
      """#)
    for form in [[], ["--json"]] {
      let run = await Breeze.run(
        ["coords", "1", "2"] + form, try [Service: Answer].point().replacing(.pollen, by: answer),
        variables: ["GOOGLE_POLLEN_API_KEY": "k"])
      #expect(run.status == .success)
      #expect(run.output.contains("Gr"))
      Self.expectTame(run)
    }
  }
}
