/// What the air-quality service says about one place: the running hour, what drives its index, the hours to
/// come, and in Europe the pollen.
public struct AirQualityReport: Sendable, Equatable {
  public let airQuality: AirQuality
  /// The running hour that the values belong to, by the place's clock.
  public let time: LocalTime
  /// The place's IANA time zone; nil when the answer names none.
  public let timeZone: String?
  /// The US AQI of each pollutant alone, where the service states it.
  public let subIndices: [PollutantType: Int]
  /// Every hour served from the start of the place's day on.
  public let forecast: Forecast
  /// The six taxa of CAMS Europe; nil when they were not asked for.
  public let pollen: PollenReport?
  /// The 24 hours of concentrations that end with the running one; nil when they were not asked for.
  public let series: HourlySeries?

  public init(
    airQuality: AirQuality, time: LocalTime, timeZone: String?, subIndices: [PollutantType: Int],
    forecast: Forecast, pollen: PollenReport?, series: HourlySeries? = nil
  ) {
    self.airQuality = airQuality
    self.time = time
    self.timeZone = timeZone
    self.subIndices = subIndices
    self.forecast = forecast
    self.pollen = pollen
    self.series = series
  }

  /// The pollutant with the highest sub-index; the first in the order of ``PollutantType`` on a tie; nil
  /// when the service states no sub-index.
  public var mainPollutant: PollutantType? {
    guard let highest = subIndices.values.max() else { return nil }
    return PollutantType.allCases.first { subIndices[$0] == highest }
  }
}
