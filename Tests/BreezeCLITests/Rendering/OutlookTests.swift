import TestSupport
import BreezeCLI
import BreezeCore
import Foundation
import Testing

@Suite("The days to come")
struct OutlookTests {
  @Test("--only forecast draws each day's range and mean, and the next 24 hours with hours and scale")
  func forecast() async {
    let run = await Breeze.london("--only", "forecast")
    // Lows, highs and means of the recording's hours, by hand; of the last day 20 hours are known.
    for (day, numbers) in [
      ("Tue, Dec 1", "30–55    41"), ("Wed, Dec 2", "21–68    45"), ("Thu, Dec 3", "33–57    45"),
      ("Fri, Dec 4", "26–74    50"), ("Sat, Dec 5", "35–52    42  20 h"),
    ] {
      #expect(run.lines.contains { $0.hasPrefix("    \(day)  ") && $0.hasSuffix(numbers) }, "\(day)")
    }
    #expect(run.output.contains("best 21 at 05:00 · peak 68 at 17:00"))
    #expect(run.lines.contains { $0.hasPrefix("        21    00    03    06    09    12    15    18") })
    #expect(run.lines.contains { $0.hasPrefix("    100") })
    #expect(!run.output.contains("What You Can Do"))
  }

  @Test("The JSON has the days beside the hours")
  func forecastJSON() async throws {
    let run = await Breeze.london("--json", "--only", "forecast")
    let forecast = try #require(try run.document()["forecast"])
    let days = forecast["days"]?.elements ?? []
    #expect(days.map { $0["date"]?.text } == (1...5).map { "2026-12-0\($0)" })
    #expect(days.map { $0["low"] } == [30, 21, 33, 26, 35])
    #expect(days.map { $0["high"] } == [55, 68, 57, 74, 52])
    #expect(days.map { $0["mean"] } == [41.4, 45, 45, 49.6, 42.3])
    #expect(days.map { $0["known_hours"] } == [24, 24, 24, 24, 20])
    #expect(forecast["hours"]?.elements.count == 24)
  }

  @Test("With a key --only pollen asks for five days and shows a table; with more sections one day is enough")
  func pollen() async throws {
    let body = try Fixture.text("responses/pollen/five-days.json")
    let key = ["GOOGLE_POLLEN_API_KEY": "k"]
    let run = await Breeze.run(
      ["coords", "40.4", "-3.7", "--only", "pollen"], bodies: [.pollen: body], variables: key)
    #expect(run.requests.map(\.service) == [.pollen])
    #expect(run.requests.first?.url.query?.contains("days=5") == true)
    for line in [
      "           Sat 29     Sun 30     Mon 31     Tue 1      Wed 2",
      "    Grass  ▰▰▰▰▱ 4    ▰▰▰▱▱ 3    ▰▰▱▱▱ 2    ▰▰▰▰▰ 5    –",
      "    Weed   –          –          –          –          –",
    ] {
      #expect(run.lines.contains(line), "\(line)")
    }
    let more = await Breeze.run(
      ["coords", "40.4", "-3.7", "--only", "aqi,pollen"],
      bodies: [.pollen: body, .airQuality: Breeze.air(#""us_aqi":42"#)], variables: key)
    #expect(more.requests.first { $0.service == .pollen }?.url.query?.contains("days=1") == true)
  }

  @Test("The JSON has the levels of each day; a day without data is null, not zero")
  func pollenJSON() async throws {
    let body = try Fixture.text("responses/pollen/five-days.json")
    let run = await Breeze.run(
      ["coords", "40.4", "-3.7", "--only", "pollen", "--json"], bodies: [.pollen: body],
      variables: ["GOOGLE_POLLEN_API_KEY": "k"])
    let days = try run.document()["pollen"]?["days"]?.elements ?? []
    let grass = days.map { day in day["items"]?.elements.first { $0["id"] == "grass" }?["value"] }
    #expect(days.last?["date"] == "2027-06-02")
    #expect(grass == [4, 3, 2, 5, .null])
  }

  @Test("Without a key the taxa of Europe stand on the days that have data")
  func taxa() async {
    let run = await Breeze.london("--only", "pollen")
    #expect(run.lines.contains("             Tue 1      Wed 2      Thu 3      Fri 4"))
    #expect(run.lines.contains("    Alder    ▰▱▱▱▱ 1    ▰▱▱▱▱ 1    ▱▱▱▱▱ 0    ▱▱▱▱▱ 0"))
    #expect(run.lines.contains("    Olive    –          –          –          –"))
  }

  @Test(
    "Nothing is wider than the terminal, and ASCII is ASCII",
    arguments: [40, 44, 80, 120], [["--color", "never"], ["--color", "always"], ["--ascii"]])
  func fits(width: Int, words: [String]) async throws {
    let body = try Fixture.text("responses/pollen/five-days.json")
    let drawn = ["--width", String(width)] + words
    let london = ["city", "London", "--fixtures", Fixture.recording("london"), "--only", "forecast,pollen"]
    let paris = ["climate", "Paris", "--fixtures", Fixture.recording("climate-paris")]
    let runs = [
      await Breeze.run(london + drawn), await Breeze.run(paris + drawn),
      await Breeze.run(
        ["coords", "40.4", "-3.7", "--only", "pollen"] + drawn, bodies: [.pollen: body],
        variables: ["GOOGLE_POLLEN_API_KEY": "k"]),
    ]
    for line in runs.flatMap(\.lines) {
      let plain = line.replacing(/\u{1B}\[[0-9;]*m/, with: "")
      #expect(DisplayWidth.of(plain) <= width, "\(plain)")
      if words == ["--ascii"] { #expect(line.utf8.allSatisfy { $0 < 0x80 }, "\(line)") }
    }
  }
}
