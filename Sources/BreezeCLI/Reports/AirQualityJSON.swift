import BreezeCore

extension JSONValue {
  /// The object `air_quality`.
  static func airQuality(_ report: AirQualityReport) -> JSONValue {
    .object([
      "time": .string(report.time.iso8601),
      "us_aqi": JSONValue(report.airQuality.usAQI),
      "status": report.airQuality.status.map(status) ?? .null,
      "main_pollutant": JSONValue(report.mainPollutant?.code),
      "source": .string(Credits.airQuality),
    ])
  }

  static func status(_ status: AQIStatus) -> JSONValue {
    .object([
      "text": .string(status.text),
      "emoji": .string(status.emoji),
      "description": .string(status.description),
      "color": .string(status.color.rawValue),
      "color_hex": .string(status.color.hex),
      "tips": .array(status.tips.map(JSONValue.string)),
    ])
  }

  /// The list `pollutants`: always six, in the order of the models.
  ///
  /// - Parameter assessment: by the standard that was asked for; nil for the app's own limits.
  static func pollutants(_ readings: [PollutantReading], _ assessment: StandardAssessment? = nil) -> JSONValue
  {
    .array(readings.map { .object(pollutant($0, rating: assessment?.subIndex(of: $0.type))) })
  }

  static func pollutant(_ reading: PollutantReading, rating: SubIndex?) -> [String: JSONValue] {
    let own: [String: JSONValue] = [
      "type": .string(reading.type.code),
      "name": .string(reading.type.rawValue),
      "icon": .string(reading.type.icon),
      "full_name": .string(reading.type.fullName),
      "value": JSONValue(reading.value),
      "rounded_value": JSONValue(reading.roundedValue),
      "unit": .string(reading.type.unit),
      "status": JSONValue(reading.status?.rawValue),
      "good_limit": JSONValue(reading.type.goodLimit),
      "moderate_limit": JSONValue(reading.type.moderateLimit),
    ]
    return own.merging(self.rating(rating)) { own, _ in own }
  }

  /// The object `forecast`: the hours to come, and the days of the place's calendar from today on.
  static func forecast(_ forecast: Forecast, days: [Forecast.Day]) -> JSONValue {
    .object([
      "hours": .array(forecast.hours.map(hour)),
      "peak": forecast.peak.map(hour) ?? .null,
      "best": forecast.best.map(hour) ?? .null,
      "days": .array(days.map(day)),
    ])
  }

  private static func day(_ day: Forecast.Day) -> JSONValue {
    .object([
      "date": .string(day.date.text),
      "low": JSONValue(day.range?.lowerBound),
      "high": JSONValue(day.range?.upperBound),
      "mean": JSONValue(day.mean, decimals: 1),
      "known_hours": .int(day.knownHours),
    ])
  }

  private static func hour(_ hour: Forecast.Hour) -> JSONValue {
    .object(["time": .string(hour.time.iso8601), "us_aqi": JSONValue(hour.usAQI)])
  }
}
