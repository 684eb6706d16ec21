import Foundation
import Testing

@testable import BreezeCLI

@Suite("The manual page", .serialized)
struct ManualPageTests {
  private let page = ManualPage.text(of: CommandTree.spec, version: "1.2.3", date: "2026-12-01")

  @Test("its sections stand in the usual order")
  func sections() {
    let headings = page.split(separator: "\n").filter { $0.hasPrefix(".SH ") }.map { String($0.dropFirst(4)) }
    #expect(
      headings == [
        "\"NAME\"", "\"SYNOPSIS\"", "\"DESCRIPTION\"", "\"EXAMPLES\"", "\"COMMANDS\"", "\"OPTIONS\"",
        "\"ENVIRONMENT\"", "\"EXIT STATUS\"", "\"FILES\"", "\"NOTES\"",
      ])
    #expect(page.hasPrefix(".TH \"BREEZE\" \"1\" \"2026-12-01\" \"breeze 1.2.3\" \"User Commands\"\n"))
  }

  @Test("a section without content is left out")
  func emptySections() {
    let page = ManualPage.text(of: .bare, version: "1", date: "2026-12-01")
    #expect(!page.contains("ENVIRONMENT"))
    #expect(!page.contains("FILES"))
  }

  @Test("every command stands with its options, and the common ones once")
  func everything() throws {
    let halves = page.components(separatedBy: ".SH \"OPTIONS\"")
    let commands = halves[0].components(separatedBy: ".SS ")
    for command in CommandTree.spec.commands {
      let part = try #require(commands.first { $0.hasPrefix("\"\\fB\(command.name)\\fR") })
      for option in command.options { #expect(part.contains("\\fB\("--\(option.name)".roff)\\fR")) }
    }
    for option in CommandTree.spec.commonOptions {
      #expect(halves[1].components(separatedBy: "\\fB\("--\(option.name)".roff)\\fR").count == 2)
      #expect(!commands.dropFirst().contains { $0.contains("\n\\fB\("--\(option.name)".roff)\\fR") })
    }
  }

  @Test("every example, variable and exit status stands in it")
  func reference() {
    let tool = CommandTree.spec
    for example in tool.reference.examples + tool.commands.flatMap(\.examples) {
      #expect(page.contains("\\fB\("breeze \(example.line)".roff)\\fR\n"))
    }
    for entry in tool.reference.environment + tool.reference.exitStatuses + tool.reference.files {
      #expect(page.contains("\\fB\(entry.term.roff)\\fR\n"))
    }
  }

  @Test(
    "text means itself",
    arguments: [
      ("--json", "\\-\\-json"), (".begins", "\\&.begins"), ("'a'", "\\(aqa\\(aq"), ("a\\b", "a\\(rsb"),
      ("~/x^`\"", "\\(ti/x\\(ha\\(ga\\(dq"), ("NAME…", "NAME..."), ("°C", "\\[u00B0]C"), ("😀", "\\[u1F600]"),
    ])
  func escapes(text: String, roff: String) {
    #expect(text.roff == roff)
  }

  @Test(
    "groff sets it without a warning, on every device",
    .enabled(if: Shell.has("groff"), "groff is not installed"),
    arguments: ["ascii", "utf8"])
  func groff(device: String) async throws {
    for tool in [CommandTree.spec, .sample, .bare] {
      let page = ManualPage.text(of: tool, version: "1", date: "2026-12-01")
      let warnings = try await Shell.run("groff", ["-man", "-T\(device)", "-ww", "-z"], script: page)
      #expect(warnings == Shell.Result(status: 0, output: ""))
    }
  }

  @Test("what groff sets reads as declared", .enabled(if: Shell.has("groff"), "groff is not installed"))
  func reading() async throws {
    let page = ManualPage.text(of: .sample, version: "1", date: "2026-12-01")
    let text = try await Shell.run("groff", ["-man", "-Tutf8", "-P-cbou"], script: page).output
    for expected in [
      "sample - it's a \"sample\", 100% \\ done", "sample paint 'a b' | cat", "-s, --shade NAME", "Say °C",
      "The [shade]: it's \"$x\" \\ `y`", ".begins with a point.", "'quoted' from the start.",
    ] {
      #expect(text.contains(expected))
    }
  }

  @Test("mandoc has nothing to say against it", .enabled(if: Shell.has("mandoc"), "mandoc is not installed"))
  func mandoc() async throws {
    let result = try await Shell.run("mandoc", ["-Tlint", "-Wwarning"], script: page)
    #expect(result == Shell.Result(status: 0, output: ""))
  }
}
