import BreezeCLI
import BreezeCore
import TestSupport
import Testing

@Suite("A terminal without UTF-8")
struct PlainTerminalTests {
  private static let locales = [
    ["LC_ALL": "C"], ["LC_ALL": "POSIX"], ["LC_ALL": "en_US.ISO-8859-1"], ["LC_ALL": "", "LANG": ""],
    ["LC_ALL": "", "LC_CTYPE": "C", "LANG": "en_US.UTF-8"],
  ]

  private static let commands = [
    ["city", "München"], ["search", "München"], ["coords", "48.85", "2.35", "--celsius"], ["help"],
    ["help", "coords"], ["help", "city"], ["city", "--help"], ["cty", "Zürich"], ["coords", "91°", "0"],
    ["coords", "1", "2", "--name", "東京 👨‍👩‍👧‍👦"], ["city", "London", "--pick", "½"],
  ]

  private static func answers(_ command: [String]) throws -> [Service: Answer] {
    switch command.prefix(2) {
    case ["city", "München"]: try .london().replacing(.geocoding, by: .file("responses/geocoding/wide-names"))
    case ["search", "München"]: [.geocoding: try .file("responses/geocoding/wide-names")]
    case ["coords", "48.85"], ["coords", "1"]: try .point()
    default: [:]
    }
  }

  @Test("Everything is ASCII, failures and help too", arguments: locales, commands)
  func ascii(locale: [String: String], command: [String]) async throws {
    let run = await Breeze.run(command, try Self.answers(command), variables: locale)
    #expect(!(run.output + run.diagnostics).isEmpty)
    #expect(run.output.utf8.allSatisfy { $0 < 0x80 }, "\(run.output)")
    #expect(run.diagnostics.utf8.allSatisfy { $0 < 0x80 }, "\(run.diagnostics)")
  }

  @Test("Units stay readable")
  func units() async throws {
    let run = await Breeze.run(["coords", "1", "2", "--celsius"], try .point(), variables: ["LC_ALL": "C"])
    for word in ["8 ug/m3", "NO2", "O3", "+2.6C"] { #expect(run.output.contains(word), "\(word)") }
    #expect(run.lines.first == "  1.00N 2.00E")
  }

  @Test("Half an interval is no approximation: plus or minus stays what it is")
  func plusOrMinus() async throws {
    let run = await Breeze.run(
      ["climate", "Paris", "--fixtures", Fixture.recording("climate-paris"), "--celsius"],
      variables: ["LC_ALL": "C"])
    #expect(run.output.contains("+0.13C per decade  +/- 0.09 (95 %)"), "\(run.output)")
    let help = await Breeze.run(["help", "climate"], variables: ["LC_ALL": "C"])
    #expect(!help.output.contains("?") && !help.output.contains("~"), "\(help.output)")
  }

  @Test("The examples of the help are command lines that work")
  func examples() async throws {
    let help = await Breeze.run(["help", "coords"], variables: ["LC_ALL": "C"])
    let example = try #require(help.lines.first { $0.contains("\"") && !$0.contains("--name") })
    let numbers = example.split(separator: "\"").filter { $0.contains("3") || $0.contains("1") }
    #expect(numbers.count == 2)
    let run = await Breeze.run(
      ["coords"] + numbers.map(String.init), try .point(), variables: ["LC_ALL": "C"])
    #expect(run.status == .success)
  }

  @Test("JSON is UTF-8 all the same")
  func json() async throws {
    let run = await Breeze.run(
      ["search", "東京", "--json"], [.geocoding: try .file("responses/geocoding/wide-names")],
      variables: ["LC_ALL": "C"])
    #expect(run.output.contains("東京都"))
  }
}
