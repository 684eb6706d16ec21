import BreezeCLI
import BreezeCore
import Testing

@Suite("--fail-above, --quiet and --verbose")
struct IndexAlarmTests {
  @Test(
    "Above the limit the status is 10, at the limit it is not",
    arguments: [("41", 10), ("42", 0), ("0", 10), ("10000", 0)] as [(String, Int32)])
  func limits(limit: String, status: Int32) async {
    let run = await Breeze.london("--share", "--fail-above", limit)
    #expect(run.status.rawValue == status)
    #expect(run.output == "Air Quality in London, England, United Kingdom: AQI 42 - Good\n")
  }

  @Test("With --quiet only what is above is printed")
  func quiet() async {
    let good = await Breeze.london("--fail-above", "42", "--quiet")
    #expect(good.output.isEmpty && good.diagnostics.isEmpty && good.status == .success)
    let bad = await Breeze.london("--share", "--fail-above", "41", "--quiet")
    #expect(bad.output == "Air Quality in London, England, United Kingdom: AQI 42 - Good\n")
    #expect(bad.status == .overLimit)
  }

  @Test("An unknown index is not above, and a note says that it is unknown")
  func unknown() async {
    let run = await Breeze.run(
      ["coords", "0", "0", "--output", "csv", "--fail-above", "50"],
      bodies: [.airQuality: Breeze.air(#""us_aqi":null,"pm2_5":8"#)])
    #expect(run.status == .success)
    #expect(run.diagnostics.contains("unknown"))
    #expect(run.lines.count == 3)
  }

  @Test("The index is fetched although no section shows it")
  func fetches() async {
    let run = await Breeze.run(
      ["coords", "0", "0", "--only", "climate", "--fail-above", "41"],
      bodies: [.airQuality: Breeze.air(#""us_aqi":42"#), .archive: "[]"])
    #expect(run.requests.contains { $0.service == .airQuality })
    #expect(run.status == .overLimit)
    #expect(!run.output.contains("US AQI"))
  }

  @Test("Limits that are none are usage errors", arguments: ["-1", "10001", "4.5", "high"])
  func badLimit(limit: String) async {
    #expect(await Breeze.run(["coords", "0", "0", "--fail-above", limit]).status == .usage)
  }

  @Test("--quiet keeps notes from standard error and changes nothing of the output")
  func quietNotes() async {
    let words = ["coords", "0", "0", "--only", "aqi,climate", "--output", "json"]
    let answers = [Service.airQuality: Breeze.air(#""us_aqi":42"#), .archive: "<html>"]
    let loud = await Breeze.run(words, bodies: answers)
    let quiet = await Breeze.run(words + ["--quiet"], bodies: answers)
    #expect(loud.diagnostics.contains("No climate"))
    #expect(quiet.diagnostics.isEmpty)
    #expect(quiet.output == loud.output)
  }

  @Test("--verbose tells each request with service, status and time, and never a key")
  func verbose() async {
    let run = await Breeze.run(
      ["coords", "48.85", "2.35", "--verbose", "--output", "prometheus"],
      bodies: [.airQuality: Breeze.air(#""us_aqi":42"#), .pollen: #"{"dailyInfo":[]}"#],
      variables: ["OPEN_METEO_API_KEY": "SECRETKEY123", "GOOGLE_POLLEN_API_KEY": "SECRETKEY456"])
    #expect(run.requests.count == 2)
    let lines = run.diagnostics.split(separator: "\n").filter { $0.hasSuffix(" ms") }
    #expect(lines.count == 2)
    #expect(lines.contains { $0.hasPrefix("breeze: Open-Meteo air quality: status 200, ") })
    #expect(lines.contains { $0.hasPrefix("breeze: Google Pollen: status 200, ") })
    #expect(!(run.diagnostics + run.output).contains("SECRETKEY"))
  }

  @Test("Less and more at the same time are refused")
  func both() async {
    #expect(await Breeze.london("--quiet", "--verbose").status == .usage)
  }
}
