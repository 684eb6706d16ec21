import BreezeCore
import Foundation
import Testing

@testable import BreezeCLI

@Suite("breeze config")
struct ConfigCommandTests {
  @Test("lists every setting, its value and whether that is the default")
  func list() async throws {
    let run = PlacesRun()
    try run.write(#"{"use_fahrenheit":false,"home":{"latitude":51.51,"longitude":-0.13,"name":"Attic"}}"#)
    let result = await run("config")
    #expect(
      result.output == """
          appearance      system  default
          use_fahrenheit  false
          home            Attic (51.51°N 0.13°W)
          standard        breeze  default
          timeout         10      default
          language        en      default

          \(run.file.path)

        """)
    #expect(await run("config", "list") == result)
  }

  @Test("lists them as JSON")
  func json() async throws {
    let run = PlacesRun()
    try run.write(#"{"timeout":3}"#)
    let result = await run("config", "list", "--json")
    let document = try JSON(result.output)
    func entry(_ value: JSON, _ isDefault: Bool) -> JSON {
      .object(["value": value, "is_default": .bool(isDefault)])
    }
    #expect(
      document
        == .object([
          "schema_version": .number(1), "type": .string("settings"), "path": .string(run.file.path),
          "settings": .object([
            "appearance": entry(.string("system"), true), "use_fahrenheit": entry(.bool(true), true),
            "home": entry(.null, true), "standard": entry(.string("breeze"), true),
            "timeout": entry(.number(3), false), "language": entry(.string("en"), true),
          ]),
        ]))
  }

  @Test(
    "sets, gets and unsets a value",
    arguments: [
      ("appearance", "dark", "system"), ("use_fahrenheit", "false", "true"), ("standard", "us-epa", "breeze"),
      ("timeout", "2.5", "10"), ("language", "pt-BR", "en"),
    ])
  func roundTrip(key: String, value: String, standIn: String) async {
    let run = PlacesRun()
    #expect(await run("config", "set", key, value).status == .success)
    #expect(await run("config", "get", key).output == "\(value)\n")
    #expect(await run("config", "unset", key).status == .success)
    #expect(await run("config", "get", key).output == "\(standIn)\n")
  }

  @Test(
    "refuses what a setting does not take",
    arguments: [
      ("appearance", "dim", "appearance takes one of system, light, dark, not \"dim\"."),
      ("use_fahrenheit", "yes", "use_fahrenheit takes true or false, not \"yes\"."),
      ("timeout", "0", "timeout takes a number of seconds above 0, at most 3600, not \"0\"."),
      ("timeout", "nan", "timeout takes a number of seconds above 0, at most 3600, not \"nan\"."),
      ("language", "x!", "language takes a language code such as de or pt-BR, not \"x!\"."),
    ])
  func refused(key: String, value: String, message: String) async {
    let run = PlacesRun()
    let result = await run("config", "set", key, value)
    #expect(result.status == .usage)
    #expect(result.diagnostics.hasPrefix("breeze: \(message)\n"))
    #expect(!FileManager.default.fileExists(atPath: run.file.path))
  }

  @Test(
    "says what was probably meant, and what is missing or too much",
    arguments: [
      (["set", "tiemout", "3"], "There is no setting \"tiemout\". Did you mean: timeout?"),
      (
        ["get", "x"],
        "There is no setting \"x\". There are: appearance, use_fahrenheit, home, standard, timeout, language."
      ),
      (["lst"], "There is no command \"config lst\". Did you mean: config list?"),
      (["get"], "breeze config get needs KEY."),
      (["set", "timeout"], "breeze config set timeout needs VALUE."),
      (["set", "timeout", "3", "4"], "breeze config set takes no more than that: \"4\"."),
      (["path", "x"], "breeze config path takes no more than that: \"x\"."),
      (["list", "--country", "GB"], "breeze config list takes no --country."),
      (
        ["set", "home", "London", "--name", "Us"],
        "--name is for a home given by its coordinates."
      ),
    ])
  func usage(words: [String], message: String) async {
    let result = await PlacesRun().tool(["config"] + words)
    #expect(result.status == .usage)
    #expect(result.diagnostics.hasPrefix("breeze: \(message)\n"))
  }

  @Test("has nothing to say of a home that is not set but that it is not")
  func noHome() async {
    let result = await PlacesRun()("config", "get", "home")
    #expect(result == Tool.Result(output: "", diagnostics: "breeze: home is not set.\n", status: .success))
  }

  @Test("holds for every run: the language of place names is the one that is set")
  func counts() async throws {
    let services = PlacesServices([.body(.geocoding, "London", #"{"results":[]}"#)])
    let run = PlacesRun(services)
    _ = await run("config", "set", "language", "de")
    _ = await run("search", "London")
    #expect(await services.requests.first?.parameter("language") == "de")
  }
}
