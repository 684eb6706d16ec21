/// A stretch of a scale, with one place on it marked.
package struct RangeBar: Sendable, Hashable {
  private let range: ClosedRange<Double>?
  private let mark: Double?

  /// - Parameters:
  ///   - range: as shares of the scale, 0…1; nil when there is none.
  ///   - mark: likewise.
  package init(_ range: ClosedRange<Double>?, mark: Double?) {
    self.range = range
    self.mark = mark
  }

  /// - Parameter style: of what lies at a share of the scale.
  package func line(width: Int, glyphs: Glyphs, style: (Double) -> Style) -> StyledText {
    let last = width - 1
    func cell(_ share: Double) -> Int { min(last, max(0, Int(share * Double(width)))) }
    let filled = range.map { cell($0.lowerBound)...cell($0.upperBound) }
    return (0..<max(0, width)).reduce(into: StyledText()) { line, column in
      let ink = style((Double(column) + 0.5) / Double(width))
      if let mark, column == cell(mark) {
        line += StyledText(glyphs.dot, ink)
      } else if let filled, filled.contains(column) {
        line += StyledText(glyphs.full, ink)
      } else {
        line += StyledText(glyphs.empty, .faint)
      }
    }
  }
}
