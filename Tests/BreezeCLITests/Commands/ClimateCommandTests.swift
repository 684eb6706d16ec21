import BreezeCLI
import TestSupport
import BreezeCore
import Foundation
import Testing

@Suite("breeze climate")
struct ClimateCommandTests {
  /// A point of the document.
  private func point(_ year: Int, _ run: Breeze) throws -> JSON {
    let points = try run.document()["points"]?.elements ?? []
    return try #require(points.first { $0["year"] == JSON.number(Double(year)) })
  }

  @Test("The document has every year, the slope and how sure it is")
  func document() async throws {
    let run = await Breeze.paris("--json")
    #expect(run.status == .success)
    let document = try run.document()
    #expect(document["schema_version"] == 1)
    #expect(document["type"] == "climate")
    #expect(document["metric"] == "temperature_2m_max")
    #expect(document["unit"] == "°C")
    #expect(document["window_days"] == 15)
    #expect(document["day"] == "2026-12-01")
    #expect(document["location"]?["name"] == "Paris")
    #expect(document["points"]?.elements.count == 87)
    // Worked out apart from this program; t of 83 degrees is 1.989.
    #expect(document["trend_per_decade"] == 0.129)
    #expect(document["trend_uncertainty"] == 0.089)
    #expect(document["trend_years"] == 85)
  }

  @Test(
    "A year is the mean of its days, null with fewer than twelve, provisional while it runs",
    arguments: [
      (1940, 8.54, 15, false), (1944, nil, 11, false), (1951, 9.45, 12, false), (2025, 9.03, 15, false),
      (2026, 10.86, 8, true),
    ] as [(Int, Double?, Int, Bool)])
  func years(year: Int, temperature: Double?, days: Int, provisional: Bool) async throws {
    let point = try point(year, await Breeze.paris("--json"))
    #expect(point["temperature"] == temperature.map(JSON.number) ?? .null)
    #expect(point["days"] == .number(Double(days)))
    #expect(point["provisional"] == .bool(provisional))
  }

  @Test("One request asks for all years, clamped to today in UTC, in both models")
  func request() async throws {
    let run = await Breeze.run(
      ["climate", "48.85,2.35"], bodies: [.archive: "[]"], variables: ["BREEZE_NOW": "2026-12-01T23:30:00Z"])
    let url = try #require(run.requests.first?.url)
    #expect(run.requests.count == 1)
    let query = try #require(URLComponents(url: url, resolvingAgainstBaseURL: false)?.queryItems)
    let values = Dictionary(uniqueKeysWithValues: query.map { ($0.name, $0.value ?? "") })
    let starts = try #require(values["start_date"]).split(separator: ",")
    let ends = try #require(values["end_date"]).split(separator: ",")
    #expect(starts.count == 87 && ends.count == 87)
    #expect(starts.first == "1940-11-24" && ends.first == "1940-12-08")
    #expect(starts.last == "2026-11-24" && ends.last == "2026-12-01")
    #expect(values["models"] == "era5_seamless,best_match")
    #expect(values["daily"] == "temperature_2m_max")
    #expect(url.absoluteString.count < 2500)
  }

  @Test("A day early in January looks back into the old year, and 1940 begins with the archive")
  func january() async throws {
    let run = await Breeze.run(
      ["climate", "48.85,2.35"], bodies: [.archive: "[]"], variables: ["BREEZE_NOW": "2027-01-03T12:00:00Z"])
    let url = try #require(run.requests.first?.url.absoluteString)
    #expect(url.contains("start_date=1940-01-01,1940-12-27,"))
    #expect(url.contains("end_date=1940-01-10,1941-01-10,"))
  }

  @Test("An answer without a single year is none: exit 5")
  func nothing() async throws {
    let run = await Breeze.run(["climate", "48.85,2.35", "--json"], bodies: [.archive: "[]"])
    #expect(run.status == .refused)
    #expect(try run.document()["error"]?["code"] == "bad_answer")
  }

  @Test("The screen states trend, decades, extremes and what is provisional")
  func screen() async {
    let run = await Breeze.paris("--celsius")
    for line in [
      "  Paris, Île-de-France, France",
      "  Mean of the daily highs, November 24 – December 8, every year since 1940",
      "    +0.13°C per decade  ± 0.09 (95 %)  warming",
      "    Warmest  2003  11.2°C",
      "    Coldest  1986  6.7°C",
      "    2026 so far  10.9°C  8 of 15 days, provisional",
    ] {
      #expect(run.lines.contains(line), "\(line)")
    }
    #expect(run.output.contains("85 years, 1940–2025"))
    #expect(run.lines.contains { $0.hasPrefix("    1940s  ") && $0.hasSuffix("   8.7°C  9 years") })
    #expect(run.lines.contains { $0.hasPrefix("    2000s  ") && $0.hasSuffix("  10.0°C") })
    #expect(run.lines.contains { $0.hasPrefix("    2020s  ") && $0.hasSuffix("   9.2°C  6 years") })
  }

  @Test("In Fahrenheit the slope is scaled and not shifted: 0.129 °C are 0.23 °F")
  func fahrenheit() async {
    #expect(await Breeze.paris().output.contains("+0.23°F per decade  ± 0.16"))
  }

  @Test(
    "In colour the stripes are blocks, the coldest year in the darkest blue, the warmest in the darkest red")
  func stripes() async {
    let run = await Breeze.run(
      [
        "climate", "Paris", "--fixtures", Fixture.recording("climate-paris"), "--color", "always", "--width",
        "100",
      ],
      variables: ["COLORTERM": "truecolor"])
    // 1940 to 2025 without 1944, one cell each, on three lines.
    #expect(run.output.count { $0 == "█" } == 85 * 3)
    #expect(run.output.contains("38;2;103;0;13m"))
    #expect(run.output.contains("38;2;8;48;107m"))
  }
}
