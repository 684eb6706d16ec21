/// How warm the days around one day of the calendar were in one year.
public struct ClimateYear: Sendable, Equatable {
  public let year: Int
  /// The mean of the daily highs in °C; nil when too few of the days are known.
  public let temperature: Double?
  /// How many days of the window are known.
  public let days: Int
  /// True when some of the days come from a forecast model rather than from the reanalysis of the other years, or when
  /// the window is not over: the value will change, and it is not like those of other years.
  public let provisional: Bool

  public init(year: Int, temperature: Double?, days: Int, provisional: Bool = false) {
    self.year = year
    self.temperature = temperature
    self.days = days
    self.provisional = provisional
  }
}
