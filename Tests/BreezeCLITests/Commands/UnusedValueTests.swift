import TestSupport
import Testing

@testable import BreezeCLI

@Suite("Values that nothing comes to use")
struct UnusedValueTests {
  @Test(
    "A bad value is refused also where the run would not look at it",
    arguments: [
      ["--timeout", "abc"], ["--json", "--width", "39"], ["--share", "--color", "blue"],
      ["--format", "{aqi}", "--appearance", "dim"], ["--only", "aqi", "--units", "ounces"],
      ["--output", "csv", "--standard", "mars"], ["--max-age", "soon"],
    ])
  func refused(options: [String]) async throws {
    let run = await Breeze.run(["city", "London", "--fixtures", Fixture.recording("london")] + options)
    #expect(run.status == .usage)
    let value = try #require(options.last)
    #expect(run.diagnostics.contains("not \"\(value)\""), "\(run.diagnostics)")
  }

  @Test("No option of any command takes an empty value", arguments: CommandTree.commands.map(\.spec))
  func empty(command: CommandSpec) async {
    let words = Array(repeating: "1", count: command.argument?.count.lowerBound ?? 0)
    for option in command.options where option.value != nil {
      let run = await Breeze.run([command.name] + words + ["--\(option.name)="])
      #expect(run.status == .usage, "\(option.name)")
      #expect(run.requests.isEmpty)
    }
  }
}
