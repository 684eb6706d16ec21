/// How a standard rates one pollutant.
public struct SubIndex: Sendable, Equatable {
  public let pollutant: PollutantType
  /// The hours that count, such as "1 hour" or "8-hour mean"; nil when the standard does not rate the
  /// pollutant.
  public let averaging: String?
  /// The unit in which the standard writes its limits; nil when it does not rate the pollutant.
  public let unit: String?
  /// The average in µg/m³, as computed; nil when it could not be formed.
  public package(set) var concentration: Double?
  /// The average in ``unit``, cut or rounded as the standard says; nil when it could not be formed.
  public package(set) var value: Double?
  /// 0 and up. The level, 1 to 6, under `eu`; nil under `who`, which has no index; elsewhere nil with a
  /// ``reason``.
  public package(set) var index: Int?
  /// The average as a share of the guideline, 1 when it is just met; nil except under `who`.
  public package(set) var ratio: Double?
  /// The position of the band, 1 the best; nil when the pollutant is not rated.
  public package(set) var level: Int?
  /// The name of the band in the standard's words; nil when the pollutant is not rated.
  public package(set) var band: String?
  /// Why there is no number; nil when nothing is missing. A pollutant in an open last band may have a band
  /// and still no number.
  public package(set) var reason: UnavailableReason?

  package init(pollutant: PollutantType, averaging: String?, unit: String?) {
    self.pollutant = pollutant
    self.averaging = averaging
    self.unit = unit
  }

  /// Whether this one is the better of two ratings; without a rating nothing is.
  package func isBetter(than other: SubIndex) -> Bool {
    guard let level, let otherLevel = other.level else { return false }
    return (level, index ?? .max, ratio ?? 0) < (otherLevel, other.index ?? .max, other.ratio ?? 0)
  }
}
