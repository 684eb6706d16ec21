/// Berkeley Earth's comparison of a day's PM2.5 with smoking.
///
/// It sets long-term mortality from particles against that from cigarettes, it is not a dose: by inhaled mass
/// a cigarette is far more. An illustration, to be printed with one decimal at most and not below 0.1.
public struct Cigarettes: Sendable, Equatable {
  /// The PM2.5, in µg/m³ over a day, that stands for one cigarette (R. and E. Muller, Berkeley Earth).
  public static let microgramsPerCigarette = 22.0

  /// Cigarettes a day, 0 and up.
  public let perDay: Double

  /// `dailyMean` in µg/m³ of PM2.5; below 0 counts as 0.
  public init(dailyMean: Double) {
    perDay = max(0, dailyMean) / Self.microgramsPerCigarette
  }

  /// From the mean of the last 24 hours of PM2.5; nil when fewer than 18 of them have a value.
  public init?(series: HourlySeries) {
    guard let mean = try? Averaging.day.concentration(of: .pm25, in: series) else { return nil }
    self.init(dailyMean: mean)
  }
}
