/// One row of a table: a range of concentrations, in whole steps of the table's precision, and the range of
/// the index that it is drawn on.
package struct Breakpoint: Sendable {
  package let concentrations: ClosedRange<Int>
  package let indices: ClosedRange<Int>
  /// False when the lower concentration still belongs to the row before.
  package let includesLower: Bool

  /// The index on the row's straight line, continued above its end; `concentration` at or above its lower
  /// end.
  package func index(at concentration: Int, rounding: IndexRounding) -> Int {
    let rise = indices.upperBound - indices.lowerBound
    let run = concentrations.upperBound - concentrations.lowerBound
    return indices.lowerBound + rounding.quotient((concentration - concentrations.lowerBound) * rise, run)
  }
}

extension [Breakpoint] {
  /// Rows with a gap of one step between them, such as 0–54 and 55–154. `ends` pairs the last concentration
  /// of each row with its last index.
  static func stepped(
    from first: (concentration: Int, index: Int) = (0, 0), to ends: KeyValuePairs<Int, Int>
  ) -> Self {
    var lower = first
    return ends.map { concentration, index in
      defer { lower = (concentration + 1, index + 1) }
      return Breakpoint(
        concentrations: lower.concentration...concentration, indices: lower.index...index,
        includesLower: true)
    }
  }

  /// Rows that share their ends, such as 0–35 and 35–60; the shared value belongs to the lower one. `ends`
  /// pairs the end of each row, in units of `scale` steps, with its index.
  static func touching(to ends: KeyValuePairs<Int, Int>, scale: Int) -> Self {
    var lower = (concentration: 0, index: 0)
    return ends.map { end, index in
      let concentration = end * scale
      defer { lower = (concentration, index) }
      return Breakpoint(
        concentrations: lower.concentration...concentration, indices: lower.index...index,
        includesLower: lower.concentration == 0)
    }
  }

  /// Rows of one index each, counted from 1. With `gap` steps between them, or sharing their ends when it
  /// is 0.
  static func levels(to ends: [Int], scale: Int = 1, gap: Int = 0) -> Self {
    var lower = 0
    return ends.enumerated().map { position, end in
      let upper = end * scale
      defer { lower = upper + gap }
      return Breakpoint(
        concentrations: lower...upper, indices: (position + 1)...(position + 1),
        includesLower: lower == 0 || gap > 0)
    }
  }
}
