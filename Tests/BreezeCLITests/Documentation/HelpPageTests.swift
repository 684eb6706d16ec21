import Testing

@testable import BreezeCLI

@Suite("The help pages")
struct HelpPageTests {
  private static let commands = CommandTree.commands.map(\.spec)

  private static var overview: String {
    HelpPage.overview(CommandTree.spec)
  }

  private static func lines(_ page: String) -> [String] {
    page.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }

  @Test("Examples come first on every page", arguments: commands)
  func examplesFirst(command: CommandSpec) throws {
    for page in [Self.overview, HelpPage.page(of: command, in: CommandTree.spec)] {
      let headings = Self.lines(page).filter { $0.hasSuffix(":") && !$0.hasPrefix(" ") }
      #expect(headings.first == "Examples:")
      #expect(headings.count > 1)
    }
  }

  @Test("No line is wider than 80 columns and none ends with a space", arguments: commands)
  func width(command: CommandSpec) {
    let pages = [Self.overview, HelpPage.page(of: command, in: CommandTree.spec)]
    for line in pages.flatMap(Self.lines) {
      #expect(DisplayWidth.of(line) <= 80, "\(line)")
      #expect(line.last != " ", "\(line)")
    }
  }

  @Test("In a narrower terminal nothing is wider than it, and no word is lost", arguments: [40, 44, 60])
  func narrow(columns: Int) async {
    for command in [[]] + Self.commands.map({ [$0.name] }) {
      let run = await Breeze.run(["help"] + command, columns: columns)
      for line in run.lines { #expect(DisplayWidth.of(line) <= columns, "\(line)") }
      let wide = await Breeze.run(["help"] + command)
      #expect(run.output.filter { !$0.isWhitespace } == wide.output.filter { !$0.isWhitespace })
    }
  }

  @Test("A page names each option of its command with what it takes", arguments: commands)
  func options(command: CommandSpec) {
    let lines = Self.lines(HelpPage.page(of: command, in: CommandTree.spec))
    for option in command.options + Options.common {
      let usage = ["--\(option.name)", option.value?.placeholder].compactMap { $0 }.joined(separator: " ")
      #expect(lines.contains { $0.contains("\(usage) ") && $0.contains(option.summary.prefix(12)) })
    }
  }

  @Test("A page has its examples, its argument and its discussion", arguments: commands)
  func content(command: CommandSpec) {
    let page = HelpPage.page(of: command, in: CommandTree.spec)
    let words = page.split { $0 == " " || $0 == "\n" }.joined(separator: " ")
    for example in command.examples {
      #expect(words.contains("breeze \(example.line)"))
      #expect(words.contains(example.summary))
    }
    #expect(words.contains(command.argument?.placeholder ?? "Options:"))
    for paragraph in command.discussion { #expect(words.contains(paragraph)) }
  }

  @Test("The overview names every command, every variable and every exit status")
  func overview() {
    for command in Self.commands { #expect(Self.overview.contains("  \(command.name)")) }
    let variables = [
      "GOOGLE_POLLEN_API_KEY", "OPEN_METEO_API_KEY", "BREEZE_NOW", "BREEZE_AIR_QUALITY_URL",
      "BREEZE_GEOCODING_URL", "BREEZE_ARCHIVE_URL", "BREEZE_POLLEN_URL",
    ]
    for variable in variables { #expect(Self.overview.contains(variable)) }
    for status in 0...7 { #expect(Self.overview.contains("\(status) ")) }
  }

  @Test("Pages end with one line break")
  func ending() {
    #expect(Self.overview.hasSuffix(".\n"))
    let page = HelpPage.page(of: Command.city.spec, in: CommandTree.spec)
    #expect(page.hasSuffix("\n") && !page.hasSuffix("\n\n"))
  }
}
