import TestSupport
import Foundation
import Testing

@testable import BreezeCLI

@Suite("The settings file")
struct SettingsFileTests {
  private static let known = """
    {
      "home" : {
        "latitude" : 48.85,
        "longitude" : 2.35,
        "name" : "Our roof"
      },
      "timeout" : 2.5,
      "use_fahrenheit" : false
    }

    """

  @Test("is written sorted and over several lines, for its owner's eyes alone")
  func written() async throws {
    let run = PlacesRun()
    for arguments in [
      ["config", "set", "use_fahrenheit", "false"], ["config", "set", "timeout", "2.5"],
      ["config", "set", "home", "48.85,2.35", "--name", "Our roof"],
    ] {
      let result = await run.tool(arguments)
      #expect(result.status == .success)
    }
    #expect(try String(contentsOf: run.file, encoding: .utf8) == Self.known)
    #expect(try mode(run.file) == 0o600)
    #expect(try mode(run.file.deletingLastPathComponent()) == 0o700)
    let names = try FileManager.default.contentsOfDirectory(
      atPath: run.file.deletingLastPathComponent().path)
    #expect(names == ["config.json"])
  }

  @Test("written by an editor with a byte order mark and CRLF is read")
  func markAndLineBreaks() async throws {
    let run = PlacesRun()
    try run.write("\u{FEFF}{\r\n  \"use_fahrenheit\": false\r\n}\r\n")
    let result = await run("config", "get", "use_fahrenheit")
    #expect(result == Tool.Result(output: "false\n", diagnostics: "", status: .success))
  }

  @Test("keeps the keys that it does not know, and names them")
  func unknownKeys() async throws {
    let run = PlacesRun()
    try run.write(#"{"timeot": 3, "nested": {"list": [1, 2.5, null, true, "x"]}}"#)
    let result = await run("config", "set", "language", "de")
    #expect(result.status == .success)
    #expect(
      result.diagnostics
        == "breeze: \(run.file.path): unknown keys \"nested\", \"timeot\" (did you mean timeout?).\n")
    let written = try JSON(Data(contentsOf: run.file))
    #expect(
      written
        == .object([
          "language": .string("de"), "timeot": .number(3),
          "nested": .object(["list": .array([.number(1), .number(2.5), .null, .bool(true), .string("x")])]),
        ]))
  }

  @Test(
    "at fault is named, left byte for byte, and never written over",
    arguments: [
      (Data(#"{"units":"metr"#.utf8), "is damaged: it is no JSON object."),
      (Data(), "is damaged: it is no JSON object."),
      (Data("[]".utf8), "is damaged: it is no JSON object."),
      (Data([0x7B, 0x22, 0x61, 0x22, 0x3A, 0x22, 0xE9, 0x22, 0x7D]), "is damaged: it is no JSON object."),
      (
        Data(#"{"timeout":"ten"}"#.utf8),
        "\"timeout\" takes a number of seconds above 0, at most 3600."
      ),
      (Data(#"{"timeout":0}"#.utf8), "\"timeout\" takes a number of seconds above 0, at most 3600."),
      (Data(#"{"use_fahrenheit":1}"#.utf8), "\"use_fahrenheit\" takes true or false."),
      (Data(#"{"appearance":"dim"}"#.utf8), "\"appearance\" takes one of system, light, dark."),
      (
        Data(#"{"standard":"mars"}"#.utf8),
        "\"standard\" takes one of breeze, us-epa, eu, who, uk, india, china."
      ),
      (Data(#"{"home":"London"}"#.utf8), "\"home\" takes a place with latitude and longitude."),
      (
        Data(#"{"home":{"latitude":"nan","longitude":1}}"#.utf8),
        "\"home.latitude\" takes a number from -90 to 90."
      ),
      (Data(#"{"home":{"latitude":1}}"#.utf8), "\"home.longitude\" takes a number from -180 to 180."),
    ])
  func atFault(bytes: Data, message: String) async throws {
    let run = PlacesRun()
    try run.write(bytes)
    for arguments in [["config", "set", "language", "de"], ["config", "unset", "timeout"]] {
      let refused = await run.tool(arguments)
      #expect(refused.status.rawValue == 7)
      #expect(refused.output.isEmpty)
      #expect(refused.diagnostics.contains(run.file.path) && refused.diagnostics.contains(message))
    }
    let report = await run(
      "city", "London", "--only", "aqi", "--fixtures",
      Fixture.recording("london"))
    #expect(report.status == .success)
    #expect(report.output.contains("42 US AQI"))
    #expect(report.diagnostics.split(separator: "\n").count == 1)
    #expect(report.diagnostics.contains(run.file.path) && report.diagnostics.contains(message))
    #expect(try Data(contentsOf: run.file) == bytes)
  }

  @Test("with one wrong value still gives its other values")
  func otherValues() async throws {
    let run = PlacesRun()
    try run.write(#"{"timeout":"ten","language":"de"}"#)
    #expect(await run("config", "get", "language").output == "de\n")
    #expect(await run("config", "get", "timeout").output == "10\n")
  }

  @Test("that is a link stays one")
  func link() async throws {
    let run = PlacesRun()
    try run.write("{}")
    let target = run.home.appendingPathComponent("dotfiles.json")
    try FileManager.default.moveItem(at: run.file, to: target)
    try FileManager.default.createSymbolicLink(at: run.file, withDestinationURL: target)
    _ = await run("config", "set", "language", "de")
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: run.file.path) == target.path)
    #expect(try String(contentsOf: target, encoding: .utf8) == "{\n  \"language\" : \"de\"\n}\n")
  }

  private func mode(_ url: URL) throws -> Int? {
    try FileManager.default.attributesOfItem(atPath: url.path)[.posixPermissions] as? Int
  }
}
