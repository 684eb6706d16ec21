public import Foundation

/// All that is known about the air at one place now.
public struct Dashboard: Sendable, Equatable {
  public let place: Place
  /// The instant that it was made for.
  public let now: Date
  /// nil when only sections were asked for that need none of it.
  public let air: AirQualityReport?
  /// The running hour and the 23 after it.
  public let forecast: SectionOutcome<Forecast>
  public let pollen: SectionOutcome<PollenReport>
  public let climate: SectionOutcome<ClimateTrend>
  public let sections: Set<DashboardSection>
  /// How old the answers are that it was made from.
  public var cache = CacheUse()
  /// The air by a published standard; nil when none was asked for, or no section that shows it.
  public let assessment: StandardAssessment?

  public init(
    place: Place, now: Date, air: AirQualityReport?, forecast: SectionOutcome<Forecast>,
    pollen: SectionOutcome<PollenReport>, climate: SectionOutcome<ClimateTrend>,
    sections: Set<DashboardSection> = Set(DashboardSection.allCases), assessment: StandardAssessment? = nil
  ) {
    self.place = place
    self.now = now
    self.air = air
    self.forecast = forecast
    self.pollen = pollen
    self.climate = climate
    self.sections = sections
    self.assessment = assessment
  }

  /// ``now`` by the place's clock.
  public var localNow: LocalTime {
    let offset =
      air?.time.offset ?? SolarClock.offset(at: place.coordinate, timeZone: place.city?.timeZone, at: now)
    return LocalTime(now, offset: offset)
  }

  /// The US AQI of today and the days after it; empty when the air is not known.
  public var forecastDays: [Forecast.Day] { air.map { $0.forecast.days(from: $0.time.day) } ?? [] }

  /// The place's IANA time zone; nil when neither geocoding nor the air-quality answer names one.
  public var timeZone: String? { place.city?.timeZone ?? air?.timeZone }
}
