import BreezeCore
import Foundation
import Testing

@testable import BreezeCLI

@Suite("The words about old answers")
struct StaleWordingTests {
  @Test("Each service whose answer is old is named, with its age, in the order of the services")
  func notes() {
    let cache = CacheUse(stale: [.pollen: 7200, .archive: 90_000, .airQuality: 840, .geocoding: 3_456_000])
    #expect(
      StaleWording.notes(cache) == [
        "Open-Meteo geocoding gave no new answer; the one used is 40 days old.",
        "Open-Meteo air quality gave no new answer; the one used is 14 minutes old.",
        "Open-Meteo archive gave no new answer; the one used is 25 hours old.",
        "Google Pollen gave no new answer; the one used is 2 hours old.",
      ])
    #expect(StaleWording.notes(CacheUse(airQualityAge: 600)).isEmpty)
  }

  @Test("A bar, which shows no standard error, has it in the tooltip")
  func waybar() throws {
    let time = LocalTime(Date(timeIntervalSince1970: 1_796_158_800), offset: 0)
    let air = AirQualityReport(
      airQuality: AirQuality(usAQI: 42), time: time, timeZone: nil, subIndices: [:],
      forecast: Forecast(hours: []), pollen: nil)
    var dashboard = Dashboard(
      place: .point(try #require(Coordinate(latitude: 1, longitude: 2)), name: "Roof"), now: time.instant,
      air: air, forecast: .notAsked, pollen: .notAsked, climate: .notAsked)
    let fresh = try WaybarReport(dashboard: dashboard).value.text(.line)
    #expect(!fresh.contains("old"))
    dashboard.cache = CacheUse(stale: [.airQuality: 3600 * 5], airQualityAge: 3600 * 5)
    #expect(try WaybarReport(dashboard: dashboard).value.text(.line).contains("the one used is 5 hours old."))
  }

  @Test(
    "Ages are told in the unit that matters",
    arguments: [
      (-5.0, "less than a minute"), (59, "less than a minute"), (60, "1 minute"), (7199, "119 minutes"),
      (7200, "2 hours"), (172_799, "47 hours"), (172_800, "2 days"),
    ])
  func ages(seconds: Double, text: String) {
    #expect(AgeText.text(seconds: seconds) == text)
  }
}
