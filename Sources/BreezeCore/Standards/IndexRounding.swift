/// How a standard makes a whole number of the index.
package enum IndexRounding: Sendable {
  /// To the nearest, halves up.
  case nearest
  case up

  /// `numerator / denominator` as a whole number, in exact arithmetic; the first 0 or more, the second more.
  package func quotient(_ numerator: Int, _ denominator: Int) -> Int {
    switch self {
    case .nearest: (2 * numerator + denominator) / (2 * denominator)
    case .up: (numerator + denominator - 1) / denominator
    }
  }
}
