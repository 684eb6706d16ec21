/// One column of a standard's table of breakpoints.
package struct BreakpointTable: Sendable {
  /// What the standard says about concentrations above the last row.
  package enum Beyond: Sendable {
    /// The last row's line goes on.
    case continued
    /// They all have this index.
    case fixed(Int)
    /// They are in the last band, without a number.
    case unnumbered
    /// This column defines nothing; another averaging takes over, and up to where that begins the index is
    /// this one.
    case bridged(Int)
    /// This column defines nothing.
    case undefined
  }

  package enum Verdict: Sendable, Equatable {
    case index(Int)
    case unavailable(UnavailableReason)
  }

  package let unit: ConcentrationUnit
  package let precision: Precision
  package let rows: [Breakpoint]
  package let beyond: Beyond
  package var rounding = IndexRounding.nearest

  /// `concentration` in steps of the precision.
  package func verdict(at concentration: Int) -> Verdict {
    guard let first = rows.first, let last = rows.last, first.concentrations.lowerBound <= concentration
    else {
      return .unavailable(.belowTable)
    }
    if let row = rows.first(where: { concentration <= $0.concentrations.upperBound }) {
      return .index(row.index(at: concentration, rounding: rounding))
    }
    return switch beyond {
    case .continued: .index(last.index(at: concentration, rounding: rounding))
    case .fixed(let index): .index(index)
    case .unnumbered: .unavailable(.unnumbered)
    case .bridged, .undefined: .unavailable(.aboveTable)
    }
  }

  /// `value` in the table's own unit, cut or rounded here.
  package func verdict(at value: Double) -> Verdict {
    precision.scaled(value).map(verdict(at:)) ?? .unavailable(.impossibleValue)
  }
}
