import BreezeCore
import Foundation
import Testing

@testable import BreezeCLI

@Suite("Screens of several places")
struct RankingWidthTests {
  @Test(
    "fit the terminal from 40 columns up, wide names and long words too", arguments: 40...110, [false, true])
  func fit(width: Int, ascii: Bool) async throws {
    let names = ["東京都千代田区丸の内一丁目", "Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch", "Rome"]
    let ranking = Ranking(
      try zip(names, [500, 118, 3]).map { name, aqi in
        (.point(try #require(Coordinate(latitude: 1, longitude: 2)), name: name), try air(aqi))
      })
    let profile = TerminalProfile(width: width, glyphs: ascii ? .ascii : .unicode)
    for line in RankingScreen(title: "The air compared", ranking: ranking).lines(profile) {
      #expect(line.width <= min(width, 100), "\(line.plain)")
    }
    for line in LandingScreen(ticker: ranking.entries, home: nil).lines(profile) {
      #expect(line.width <= min(width, 100), "\(line.plain)")
    }
  }

  private func air(_ aqi: Int) throws -> AirQualityReport {
    AirQualityReport(
      airQuality: AirQuality(usAQI: aqi), time: LocalTime(Date(timeIntervalSince1970: 0), offset: 0),
      timeZone: nil, subIndices: [:], forecast: Forecast(hours: []), pollen: nil)
  }
}
