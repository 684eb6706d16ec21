import TestSupport
import BreezeCLI
import BreezeCore
import Testing

@Suite("The sections of the dashboard")
struct DashboardSectionsTests {
  private static func london(_ more: [String] = []) async throws -> Breeze {
    await Breeze.run(["city", "London"] + more, try .london())
  }

  @Test("Headings in the order of the contract", arguments: DashboardWidthTests.widths)
  func order(columns: Int) async throws {
    let run = await Breeze.run(["city", "London"], try .london(), columns: columns)
    let marks = [
      "London, England, United Kingdom", "Tuesday, December 1, 2026", "US AQI", "What You Can Do",
      "Air Quality Details", "Pollen Forecast", "Climate Trends",
    ]
    var rest = run.output[...]
    for mark in marks {
      let found = try #require(rest.firstRange(of: mark), "\(mark)")
      rest = rest[found.upperBound...]
    }
  }

  @Test("The card has emoji, number, status, description, gauge, forecast and tips")
  func card() async throws {
    let run = try await Self.london()
    let words = run.output.split { $0 == " " || $0 == "\n" }.joined(separator: " ")
    for part in ["42 US AQI", "Good", "😊"] + [AQIStatus.good.description] + AQIStatus.good.tips {
      #expect(words.contains(part), "\(part)")
    }
    let scale = run.lines.first { $0.hasSuffix(" 500") }?.split(separator: " ").compactMap { Int($0) }
    #expect(scale?.first == 0)
    #expect(run.output.contains("best 21 at 05:00"))
    #expect(run.output.contains("peak 68 at 17:00"))
    #expect(words.contains("mainly PM2.5"))
  }

  @Test("Each pollutant has its number, its unit and its rating on one line")
  func pollutants() async throws {
    let lines = try await Self.london().lines
    let rows = [
      ("PM2.5", "8 µg/m³", "Good"), ("PM10", "15 µg/m³", "Good"), ("NO₂", "31 µg/m³", "Good"),
      ("SO₂", "2 µg/m³", "Good"), ("O₃", "58 µg/m³", "Moderate"), ("CO", "212 µg/m³", "Good"),
    ]
    let start = try #require(lines.firstIndex { $0.contains("Air Quality Details") })
    for (offset, row) in rows.enumerated() {
      let line = lines[start + 1 + offset]
      #expect(
        line.contains("\(row.0) ") && line.contains(" \(row.1) ") && line.hasSuffix(" \(row.2)"), "\(line)")
    }
  }

  @Test("Pollen says its level in words; what is missing says no data")
  func pollen() async throws {
    let output = try await Self.london().output
    #expect(output.firstMatch(of: /Alder +[^ ]+ +Low/) != nil)
    #expect(output.firstMatch(of: /Birch +[^ ]+ +None/) != nil)
    #expect(output.firstMatch(of: /Olive +[^ ]+ +no data/) != nil)
  }

  @Test("Missing values are no data and never 0")
  func missing() async throws {
    let air = Answer.text(
      #"{"current":{"time":"2026-12-01T21:00","us_aqi":42,"pm10":null,"ozone":12.4}}"#)
    let run = await Breeze.run(
      ["coords", "50", "2"], try .point(air: air).replacing(.archive, by: .file("responses/archive/all-null"))
    )
    let lines = run.lines
    for name in ["PM2.5", "PM10", "NO₂", "SO₂", "CO"] {
      let line = try #require(lines.first { $0.contains(" \(name) ") })
      #expect(line.contains("no data"))
      #expect(!line.contains("µg/m³") && !line.contains("Good"), "\(line)")
    }
    #expect(lines.contains { $0.contains(" O₃ ") && $0.contains(" 12 µg/m³ ") })
    for year in [1980, 1990, 2000, 2010, 2020, 2026] {
      #expect(lines.contains { $0.contains("\(year) ") && $0.hasSuffix("no data") })
    }
    #expect(!run.output.contains("Change since") && !run.output.contains(" 0.0"))
  }

  @Test("Without an index there is no number, no status and no advice")
  func noIndex() async throws {
    let run = await Breeze.run(
      ["coords", "1", "2"], try .point(air: .file("responses/air-quality/text-in-index")))
    #expect(run.status == .success)
    #expect(run.lines.contains { $0.contains("US AQI") && $0.contains("no data") })
    #expect(!run.output.contains("What You Can Do"))
    #expect(!run.output.contains("0 US AQI"))
  }

  @Test("An index above 500 is printed as delivered, with a full gauge")
  func above500() async throws {
    let run = await Breeze.run(
      ["coords", "1", "2"], try .point(air: .file("responses/air-quality/above-500")),
      variables: ["LC_ALL": "C"])
    #expect(run.output.contains("737 US AQI  Hazardous"))
    #expect(run.lines.contains { $0.firstMatch(of: /^ +={70,}$/) != nil })
  }

  @Test(
    "The status is there in words in black and white, at every width", arguments: DashboardWidthTests.widths)
  func words(columns: Int) async {
    let run = await Breeze.run(
      ["city", "Madrid", "--fixtures", Fixture.recording("madrid-google")], columns: columns)
    let words = run.output.split { $0 == " " || $0 == "\n" }.joined(separator: " ")
    #expect(words.contains("Unhealthy for Sensitive Groups"))
    #expect(!run.output.contains("\u{1B}"))
  }

  @Test("The date and the clock are those of the place")
  func localTime() async throws {
    let air = try Answer.file("responses/air-quality/kathmandu-quarter-hour")
    let run = await Breeze.run(
      ["coords", "27.7", "85.3"], try .point(air: air), variables: ["BREEZE_NOW": "2026-12-31T18:20:00Z"])
    #expect(run.output.contains("Friday, January 1, 2027"))
    #expect(run.output.contains("00:05"))
  }
}
