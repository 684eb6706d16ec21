import BreezeCLI
import Testing

@Suite("Help, version, and asking for JSON on a command line that cannot be read")
struct UsageTests {
  @Test("Help is on stdout with status 0", arguments: [["help"], ["--help"], ["-h"], ["help", "city"]])
  func help(arguments: [String]) async {
    let run = await Breeze.run(arguments)
    #expect(run.status == .success)
    #expect(run.diagnostics.isEmpty)
    #expect(run.output.contains("Examples:"))
  }

  @Test(
    "Help of a command, however it is asked for",
    arguments: [
      ["city", "--help"], ["city", "-h"], ["--help", "city"], ["city", "London", "--json", "--help"],
    ])
  func commandHelp(arguments: [String]) async {
    let page = await Breeze.run(["help", "city"])
    #expect(await Breeze.run(arguments).output == page.output)
    #expect(page.output.hasPrefix("breeze city NAME"))
  }

  @Test("The version is a semantic one, on stdout")
  func version() async {
    let run = await Breeze.run(["--version"])
    #expect(run.status == .success)
    #expect(run.output.wholeMatch(of: /breeze [0-9]+\.[0-9]+\.[0-9]+\n/) != nil)
  }

  @Test("Usage errors point to the help")
  func pointer() async {
    #expect(await Breeze.run(["cty"]).diagnostics.hasSuffix("breeze: Try: breeze help\n"))
  }

  @Test("A word that is no command may be a place")
  func place() async {
    let run = await Breeze.run(["Ouagadougou"])
    #expect(run.status == .usage)
    #expect(run.diagnostics.contains("breeze city \"Ouagadougou\""))
  }

  @Test("After -- the word --json is no option")
  func terminator() async {
    let run = await Breeze.run(["cty", "--", "--json"])
    #expect(run.status == .usage)
    #expect(run.output.isEmpty)
  }
}
