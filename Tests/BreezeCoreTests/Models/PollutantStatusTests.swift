import Testing

import BreezeCore

@Suite("The rating of one reading")
struct PollutantStatusTests {
  @Test(
    "Both sides of both limits, and the limits themselves",
    arguments: [
      (PollutantType.pm25, 12, 12.1, 35.4, 35.5),
      (.pm10, 54, 54.1, 154, 154.1),
      (.no2, 53, 53.1, 100, 100.1),
      (.so2, 35, 35.1, 75, 75.1),
      (.o3, 54, 54.1, 70, 70.1),
      (.co, 4400, 4400.1, 9400, 9400.1),
    ])
  func limits(type: PollutantType, good: Double, moderate: Double, stillModerate: Double, unhealthy: Double) {
    #expect(PollutantStatus(value: 0, of: type) == .good)
    #expect(PollutantStatus(value: good, of: type) == .good)
    #expect(PollutantStatus(value: good.nextUp, of: type) == .moderate)
    #expect(PollutantStatus(value: moderate, of: type) == .moderate)
    #expect(PollutantStatus(value: stillModerate, of: type) == .moderate)
    #expect(PollutantStatus(value: stillModerate.nextUp, of: type) == .unhealthy)
    #expect(PollutantStatus(value: unhealthy, of: type) == .unhealthy)
    #expect(PollutantStatus(value: 1e308, of: type) == .unhealthy)
  }

  @Test(
    "Words and colours",
    arguments: [
      (PollutantStatus.good, "Good", "aqiGood", "#34c759"),
      (.moderate, "Moderate", "aqiModerate", "#ff9500"),
      (.unhealthy, "Unhealthy", "aqiUnhealthy", "#ff3b30"),
    ])
  func words(status: PollutantStatus, text: String, color: String, hex: String) {
    #expect(status.rawValue == text)
    #expect(status.color.rawValue == color)
    #expect(status.color.hex == hex)
  }
}
