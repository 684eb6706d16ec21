/// Why a standard gives no number, or no rating at all.
public enum UnavailableReason: Error, Sendable, Hashable {
  /// The standard does not rate this pollutant.
  case notInStandard
  /// There is no value in the hours that count.
  case noValue
  /// Only `have` of the last `of` hours have a value; the standard asks for `needed`.
  case tooFewHours(have: Int, needed: Int, of: Int)
  /// The concentration lies below the first one that the standard rates for this averaging.
  case belowTable
  /// The concentration lies above the last one that the standard rates for this averaging.
  case aboveTable
  /// The concentration lies in the last band, for which the standard gives no numbers.
  case unnumbered
  /// The value is not a number, or more than the air itself weighs.
  case impossibleValue
  /// No pollutant could be rated, so there is no overall result.
  case nothingRated
  /// `have` pollutants are rated; the standard asks for `needed` before it gives an overall result.
  case tooFewPollutants(have: Int, needed: Int)
  /// The standard asks for PM2.5 or PM10 before it gives an overall result.
  case noParticles

  /// The reason as a phrase without capital or full stop.
  public var wording: String {
    switch self {
    case .notInStandard: "not part of this standard"
    case .noValue: "no value"
    case .tooFewHours(let have, let needed, let window):
      "too few hours: \(have) of the last \(window), needs \(needed)"
    case .belowTable: "below the concentrations that the standard rates"
    case .aboveTable: "above the concentrations that the standard rates"
    case .unnumbered: "in the last band, for which the standard gives no numbers"
    case .impossibleValue: "not a possible concentration"
    case .nothingRated: "no pollutant could be rated"
    case .tooFewPollutants(let have, let needed): "too few pollutants: \(have) rated, needs \(needed)"
    case .noParticles: "needs PM2.5 or PM10"
    }
  }
}
