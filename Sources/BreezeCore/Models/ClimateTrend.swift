/// How the highest temperature of one day of the year has changed over the decades at one place.
public struct ClimateTrend: Sendable, Equatable {
  /// The archive's name of what is compared: the highest temperature of a day, two metres above the ground.
  public static let metric = "temperature_2m_max"

  /// One point for each year asked, oldest first, those without a value included.
  public let points: [ClimateDataPoint]
  /// The day of this year, in the place's calendar.
  public let day: CalendarDay

  public init(points: [ClimateDataPoint], day: CalendarDay) {
    self.points = points
    self.day = day
  }

  /// The oldest year that has a value, against which the last is compared; nil when none has.
  public var baseline: ClimateDataPoint? { points.first { $0.temperature != nil } }

  /// The last year's value less the baseline's, in °C; nil when the last year has none or when there is
  /// nothing to compare it with.
  public var change: Double? {
    guard let last = points.last, let now = last.temperature,
      let first = baseline, let then = first.temperature, first.year != last.year
    else { return nil }
    return now - then
  }
}
