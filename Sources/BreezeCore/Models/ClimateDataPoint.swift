/// The highest temperature of one day in one year.
public struct ClimateDataPoint: Sendable, Equatable {
  public let year: Int
  /// In °C; nil when the archive has none.
  public let temperature: Double?
  /// True when the value comes from a forecast model rather than from the reanalysis of the other years,
  /// and will still be revised.
  public let provisional: Bool

  public init(year: Int, temperature: Double?, provisional: Bool = false) {
    self.year = year
    self.temperature = temperature
    self.provisional = provisional
  }
}
