import TestSupport
import BreezeCLI
import BreezeCore
import Testing

@Suite("The forms of a sheet")
struct DetailFormTests {
  private func run(_ more: String...) async -> Breeze {
    await Breeze.run(
      ["city", "Krakow", "--detail", "pm25", "--fixtures", Fixture.recording("krakow-hours")] + more)
  }

  @Test("JSON is the same by either option")
  func json() async throws {
    let short = await run("--json")
    let long = await run("--output", "json")
    #expect(short.output == long.output)
    #expect(try short.document()["type"] == "pollutant")
  }

  @Test("The text is a sheet with and without its name")
  func text() async {
    let plain = await run()
    let named = await run("--output", "text")
    #expect(plain.output == named.output)
    #expect(plain.output.contains("Health Ranges"))
  }

  @Test(
    "What a sheet has no form for is refused, not passed over",
    arguments: [
      ["--output", "csv"], ["--output", "waybar"], ["--share"], ["--format", "{aqi}"], ["--card", "x.svg"],
      ["--fail-above", "1"], ["--only", "aqi"], ["--watch"],
    ])
  func refused(options: [String]) async {
    let run = await Breeze.run(
      ["city", "Krakow", "--detail", "pm25", "--fixtures", Fixture.recording("krakow-hours")] + options)
    #expect(run.status == .usage)
    #expect(run.output.isEmpty)
    #expect(run.diagnostics.contains("exclude each other"))
  }
}
