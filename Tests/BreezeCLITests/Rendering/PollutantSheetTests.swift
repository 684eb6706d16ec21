import TestSupport
import BreezeCLI
import BreezeCore
import Foundation
import Testing

@Suite("The sheet of a pollutant")
struct PollutantSheetTests {
  private static let krakow = Fixture.recording("krakow-hours")

  private func sheet(_ name: String, _ more: String...) async -> Breeze {
    await Breeze.run(["city", "Krakow", "--fixtures", Self.krakow, "--detail", name] + more)
  }

  /// The mean of the last 24 hours of the recording is 1297 / 24 = 54.04 µg/m³: 3.603 times the WHO's 15, and 2.46
  /// cigarettes of 22.
  @Test("PM2.5 is set against the WHO's daily guideline and against cigarettes")
  func day() async throws {
    let text = await sheet("pm25").output
    #expect(text.contains("54  µg/m³ on average"))
    #expect(text.contains("360%  of the WHO guideline for a day"))
    #expect(text.contains("2.5  cigarettes a day"))
    #expect(text.contains("no dose"))
    let json = await sheet("pm25", "--json").output
    #expect(json.contains(#""cigarettes" : 2.5"#))
    #expect(json.contains(#""guideline_share" : 3.603"#))
    #expect(json.contains(#""type" : "pollutant""#))
    #expect(json.contains(#""sub_index" : 150"#))
  }

  @Test("Too few hours give no mean, and say so")
  func noMean() async {
    let air = StandardsAir(newestFirst: [.pm25: Array(repeating: 5, count: 17)], current: [.pm25: 5])
    let text = await Breeze.point(["--detail", "pm25"], air).output
    #expect(text.contains("no mean (too few hours: 17 of the last 24, needs 18)"))
    #expect(!text.contains("cigarettes"))
  }

  @Test("Other pollutants have no cigarettes")
  func others() async {
    let text = await sheet("no2").output
    #expect(!text.contains("cigarettes"))
    #expect(text.contains("index, 150, is driven by PM2.5."))
    #expect(text.contains("stricter than EPA's"))
  }

  /// 56 µg/m³ of NO₂: above 53, at most 100; the EU's third band.
  @Test(
    "The active range is marked under every standard",
    arguments: [("breeze", "Moderate   over 53–100  <- now"), ("eu", "Moderate        over 25–60    <- now")])
  func active(standard: String, row: String) async {
    #expect(await sheet("no2", "--standard", standard).output.contains(row))
  }

  @Test("The current level is shown in the unit that was asked for")
  func units() async {
    #expect(await sheet("no2", "--units", "ppb").output.contains("29.8 ppb  Moderate"))
  }

  @Test("A pollutant that the standard does not rate says so")
  func unrated() async {
    let text = await sheet("co", "--standard", "eu").output
    #expect(text.contains("not rated (not part of this standard)"))
  }

  @Test("Names for people are understood", arguments: ["PM2.5", "pm25", "PM25"])
  func names(name: String) async {
    #expect(await sheet(name).output.contains("PM2.5  Fine Particulate Matter"))
  }

  @Test("Nothing is wider than the terminal, and ASCII is ASCII", arguments: PollutantType.allCases)
  func width(type: PollutantType) async {
    for width in [40, 52, 100] {
      for standard in ["breeze"] + AirStandard.allCases.map(\.code) {
        let run = await sheet(type.code, "--standard", standard, "--width", String(width), "--ascii")
        for line in run.output.split(separator: "\n") {
          #expect(line.count <= width, "\(standard), \(width): \(line)")
          #expect(line.allSatisfy { $0.isASCII }, "\(line)")
        }
      }
    }
  }

  @Test("A sheet and a choice of sections exclude each other")
  func exclusive() async {
    let run = await sheet("pm25", "--only", "aqi")
    #expect(run.status == .usage)
    #expect(run.diagnostics.contains("--detail and --only exclude each other"))
  }
}
