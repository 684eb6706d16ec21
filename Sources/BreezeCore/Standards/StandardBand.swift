/// One band of one pollutant: the concentrations for which a standard uses one name.
public struct StandardBand: Sendable, Equatable {
  /// In the standard's words.
  public let name: String
  /// The position among the standard's bands, 1 the best.
  public let level: Int
  /// The first concentration, in ``unit``.
  public package(set) var lower: Double
  /// False when ``lower`` itself still belongs to the band before.
  public let includesLower: Bool
  /// The last concentration, in ``unit``; nil when the band has no end.
  public package(set) var upper: Double?
  public let unit: String
  /// The hours that count, such as "1 hour" or "8-hour mean".
  public let averaging: String
}
