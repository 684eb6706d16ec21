import TestSupport
import BreezeCLI
import BreezeCore
import Testing

@Suite("The dashboard keeps within the terminal")
struct DashboardWidthTests {
  static let widths = [40, 44, 60, 80, 100, 120, 200]
  private static let locales = ["en_US.UTF-8", "C"]

  private static func expectFits(
    _ run: Breeze, _ columns: Int, at location: SourceLocation = #_sourceLocation
  ) {
    #expect(run.status == .success, sourceLocation: location)
    #expect(run.lines.count > 20, sourceLocation: location)
    for line in run.lines where DisplayWidth.of(line) > columns {
      Issue.record("\(DisplayWidth.of(line)) of \(columns): \(line)", sourceLocation: location)
    }
    #expect(run.lines.allSatisfy { $0.last != " " }, sourceLocation: location)
  }

  @Test("The recordings", arguments: widths, locales)
  func recordings(columns: Int, locale: String) async {
    for name in ["london", "madrid-google"] {
      for unit in ["--celsius", "--fahrenheit"] {
        let run = await Breeze.run(
          ["city", "Anywhere", unit, "--fixtures", Fixture.recording(name)], variables: ["LC_ALL": locale],
          columns: columns)
        Self.expectFits(run, columns)
      }
    }
  }

  @Test("Every band of the index, with high numbers", arguments: widths)
  func bands(columns: Int) async throws {
    for aqi in [0, 42, 118, 180, 250, 500, 737, 12345] {
      let air = Answer.text(
        """
        {"utc_offset_seconds":0,"current":{"time":"2026-12-01T21:00","us_aqi":\(aqi),"us_aqi_pm2_5":\(aqi),
        "pm2_5":1234.5,"pm10":99999,"nitrogen_dioxide":0,"carbon_monoxide":123456.7},
        "hourly":{"time":["2026-12-01T21:00","2026-12-01T22:00"],"us_aqi":[\(aqi),\(aqi + 100)]}}
        """)
      for locale in Self.locales {
        let run = await Breeze.run(
          ["coords", "1", "2"], try .point(air: air), variables: ["LC_ALL": locale], columns: columns)
        Self.expectFits(run, columns)
        #expect(run.output.contains("\(aqi) US AQI"))
      }
    }
  }

  @Test(
    "Odd answers", arguments: widths,
    [
      "responses/air-quality/above-500", "responses/air-quality/all-null-but-one",
      "responses/air-quality/current-only", "responses/air-quality/some-missing",
      "responses/air-quality/text-in-index", "responses/air-quality/kathmandu-quarter-hour",
      "broken/huge-number",
    ])
  func oddAnswers(columns: Int, file: String) async throws {
    let air =
      file.hasSuffix("all-null-but-one")
      ? Answer.text(#"{"current":{"time":"2026-12-01T21:00","ozone":1}}"#) : try .file(file)
    for archive in ["responses/archive/all-null", "responses/archive/era5-missing-last"] {
      let answers = try [Service: Answer].point(air: air).replacing(.archive, by: .file(archive))
      Self.expectFits(await Breeze.run(["coords", "1", "2"], answers, columns: columns), columns)
    }
  }

  @Test("Failed sections", arguments: widths)
  func failedSections(columns: Int) async throws {
    let answers = try [Service: Answer].point().merging(
      [.archive: .failure(.timedOut), .pollen: .text("", status: 500)]) { $1 }
    let run = await Breeze.run(
      ["coords", "1", "2"], answers, variables: ["GOOGLE_POLLEN_API_KEY": "k"], columns: columns)
    Self.expectFits(run, columns)
  }

  @Test(
    "Hostile and wide names", arguments: widths,
    [
      ("responses/geocoding/hostile-names", 2), ("responses/geocoding/wide-names", 5),
    ])
  func names(columns: Int, places: (file: String, count: Int)) async throws {
    let answers = try [Service: Answer].london().replacing(.geocoding, by: .file(places.file))
    for pick in 1...places.count {
      for locale in Self.locales {
        let run = await Breeze.run(
          ["city", "Anywhere", "--pick", String(pick)], answers, variables: ["LC_ALL": locale],
          columns: columns)
        Self.expectFits(run, columns)
      }
    }
  }

  @Test("A name longer than a line, in words and in one word", arguments: widths)
  func longNames(columns: Int) async throws {
    let words = ["Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch", "東京特別区千代田区丸の内一丁目九番一号東京駅前"]
    let families = String(repeating: "👨‍👩‍👧‍👦", count: 120)
    for name in words + [words.joined(separator: " "), families] {
      let run = await Breeze.run(["coords", "1", "2", "--name", name], try .point(), columns: columns)
      Self.expectFits(run, columns)
      #expect(run.lines[0].contains(name.prefix(12)))
    }
  }

  @Test("Long names of pollen", arguments: widths)
  func pollenNames(columns: Int) async throws {
    let items = ["Ambrosiaartemisiifoliaplant", "東京都内の杉花粉とても長い名前", "Oak"].enumerated().map {
      #"{"code":"C\#($0.offset)","displayName":"\#($0.element)","indexInfo":{"value":5,"category":"x"}}"#
    }
    let answer = Answer.text(#"{"dailyInfo":[{"plantInfo":[\#(items.joined(separator: ","))]}]}"#)
    let run = await Breeze.run(
      ["coords", "1", "2"], try [Service: Answer].point().replacing(.pollen, by: answer),
      variables: ["GOOGLE_POLLEN_API_KEY": "k"], columns: columns)
    Self.expectFits(run, columns)
    #expect(run.output.contains("Very High"))
  }

  @Test("Without a terminal it is 80 columns wide")
  func noTerminal() async throws {
    let run = await Breeze.run(["city", "London"], try .london())
    let eighty = await Breeze.run(["city", "London"], try .london(), columns: 80)
    #expect(run.output == eighty.output)
    let columns = await Breeze.run(["city", "London"], try .london(), variables: ["COLUMNS": "44"])
    Self.expectFits(columns, 44)
  }
}
