import BreezeCLI
import BreezeCore
import Testing

@Suite("A published standard in the dashboard's text")
struct AssessmentTextTests {
  private let air = StandardsAir(
    newestFirst: [.pm25: StandardOptionTests.exampleA, .no2: [60], .co: Array(repeating: 5000, count: 8)],
    current: [.pm25: 13, .no2: 60, .co: 5000])

  @Test("The overall band stands beside the US AQI")
  func overall() async {
    let text = await Breeze.point(["--only", "aqi", "--standard", "us-epa"], air).output
    #expect(text.contains("42 US AQI  Good"))
    #expect(text.contains("66 US EPA AQI (May 2024)  Moderate"))
    #expect(text.contains("mainly PM2.5"))
  }

  @Test("A row has this hour's value, what the standard looks at, index and band")
  func rows() async throws {
    let text = await Breeze.point(["--only", "pollutants", "--standard", "us-epa"], air).output
    let lines = text.split(separator: "\n").map(String.init)
    let pm25 = try #require(lines.firstIndex { $0.contains("PM2.5") })
    #expect(lines[pm25].contains("13 µg/m³ now"))
    #expect(lines[pm25].hasSuffix("66  Moderate"))
    #expect(lines[pm25 + 1].contains("17.4 µg/m³  NowCast of 12 hours"))
    let no2 = try #require(lines.firstIndex { $0.contains("NO₂") })
    #expect(lines[no2].hasSuffix("29  Good"))
    #expect(lines[no2 + 1].contains("31 ppb    1 hour"))
    #expect(lines.first { $0.contains("Air Quality Details") }?.hasSuffix("US EPA AQI (May 2024)") == true)
  }

  /// 17.4 lies a third into the second of six bands: (1 + (17.4 − 9.1) / (35.4 − 9.1)) / 6 = 0.219.
  @Test("The bar gives each band the same room and marks the limits")
  func bar() async throws {
    let text = await Breeze.point(
      ["--only", "pollutants", "--standard", "us-epa", "--ascii", "--width", "100"], air
    ).output
    let row = try #require(text.split(separator: "\n").first { $0.contains("17.4") })
    let bar = String(row.drop { $0 != "=" })
    #expect(bar.count == 49)
    #expect(bar.prefix { $0 == "=" || $0 == "-" }.count == 11)
    #expect(bar.count { $0 == "|" } == 4)
  }

  /// 60 µg/m³ of NO₂ are 31.9 ppb, 5000 µg/m³ of CO 4.367 ppm at 25 °C.
  @Test("--units ppb shows gases in ppb and CO in ppm, particles and JSON stay in µg/m³")
  func units() async throws {
    let text = await Breeze.point(["--only", "pollutants", "--units", "ppb"], air).output
    #expect(text.contains(" 31.9 ppb"))
    #expect(text.contains(" 4.37 ppm"))
    #expect(text.contains(" 13 µg/m³"))
    let document = try await Breeze.point(["--only", "pollutants", "--units", "ppb", "--json"], air)
      .standards()
    #expect(document.pollutant("no2")?.value == 60)
  }

  @Test("Nothing is wider than the terminal from 40 columns up", arguments: AirStandard.allCases)
  func width(standard: AirStandard) async {
    let severe = StandardsAir.steady([.pm25: 40, .pm10: 700, .no2: 2000, .so2: 900, .o3: 180, .co: 40_000])
    for width in [40, 44, 63, 64, 80, 100, 200] {
      let run = await Breeze.point(
        ["--only", "aqi,pollutants", "--standard", standard.code, "--width", String(width), "--ascii"], severe
      )
      #expect(run.status == .success)
      for line in run.output.split(separator: "\n") {
        #expect(line.count <= width, "\(standard.code), \(width): \(line)")
        #expect(line.allSatisfy { $0.isASCII })
      }
    }
  }
}
