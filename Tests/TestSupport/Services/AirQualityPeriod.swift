import Foundation

/// The hours that a request to the air quality service is about.
struct AirQualityPeriod {
  private let now: Date
  private let forecastDays: Int
  private let pastDays: Int
  private let forecastHours: Int?
  private let pastHours: Int?

  init(_ query: StubQuery, now: Date) throws(StubRefusal) {
    self.now = now
    forecastDays = try query.integer("forecast_days") ?? 5
    pastDays = try query.integer("past_days") ?? 0
    forecastHours = try query.integer("forecast_hours")
    pastHours = try query.integer("past_hours")
    guard (0...7).contains(forecastDays) else {
      throw .openMeteo("Forecast days is invalid. Allowed range 0 to 7. Given 7.")
    }
    guard (0...92).contains(pastDays) else {
      throw .openMeteo("Past days is invalid. Allowed range 0 to 92. Given 92.")
    }
    guard query["start_date"] != nil || query["end_date"] != nil else { return }
    for name in ["past_days", "forecast_days", "past_hours", "forecast_hours"] {
      if try query.integer(name) ?? 0 != 0 {
        throw .openMeteo("Parameter '\(name)' is mutually exclusive with 'start_date' and 'end_date'")
      }
    }
  }

  /// Local hours since 1970-01-01T00:00 at the place: those of its dates, or else from its midnight, or else, when a
  /// number of hours was asked, around its running hour.
  func hours(_ element: WeatherRequest.Element) -> Range<Int> {
    if let days = element.days { return days.lowerBound.number * 24..<(days.upperBound.number + 1) * 24 }
    let today = StubDay(now, offset: element.zone.offset)
    let end = (today + forecastDays).number * 24
    guard forecastHours != nil || pastHours != nil else { return (today - pastDays).number * 24..<end }
    let running = (Int(now.timeIntervalSince1970) + element.zone.offset).floorDivided(by: 3600)
    return running - (pastHours ?? 0)..<(forecastHours.map { running + $0 } ?? end)
  }
}
