/// How a standard cuts or rounds a concentration before it looks it up. The result is a whole number of
/// 10^-decimals of the unit, so that bounds such as 35.4 or 0.054 are exact.
package enum Precision: Sendable {
  case truncated(decimals: Int)
  /// To the nearest, halves up.
  case rounded(decimals: Int)

  /// For standards that compare the value as it is. A millionth of the unit is far below any measurement and
  /// only takes away the noise of binary fractions.
  package static let asIs = Precision.rounded(decimals: 6)

  /// A cubic metre of air weighs about 1.2·10⁹ µg, so nothing in it is a larger number in any of the units.
  private static let largest = 1e9

  /// How many steps make one unit.
  package var scale: Int {
    switch self {
    case .truncated(let decimals), .rounded(let decimals): (0..<decimals).reduce(1) { power, _ in power * 10 }
    }
  }

  /// The steps in `value`. Below 0 is noise and counts as 0; nil for what is not a number or larger than any
  /// concentration can be.
  ///
  /// A billionth of a step is added first: a whole ppb that has been through µg/m³ may come back a hair too
  /// small, and must not lose a step by that.
  package func scaled(_ value: Double) -> Int? {
    guard value.magnitude <= Self.largest else { return nil }
    let steps = max(0, value * Double(scale)) + 1e-9
    return switch self {
    case .truncated: Int(exactly: steps.rounded(.down))
    case .rounded: Int(exactly: steps.rounded())
    }
  }

  package func unscaled(_ steps: Int) -> Double {
    Double(steps) / Double(scale)
  }
}
