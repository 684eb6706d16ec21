/// A level of five as five cells.
package struct LevelBar: Sendable, Hashable {
  package static let cells = 5

  private let value: Int?
  private let style: Style

  /// - Parameter value: nil leaves the bar out, as there is nothing to show.
  package init(_ value: Int?, style: Style) {
    self.value = value
    self.style = style
  }

  package func line(glyphs: Glyphs) -> StyledText {
    guard let value else { return StyledText(glyphs.dash, .faint).padded(to: Self.cells) }
    let filled = min(max(value, 0), Self.cells)
    return StyledText(String(repeating: glyphs.cellFull, count: filled), style)
      + StyledText(String(repeating: glyphs.cellEmpty, count: Self.cells - filled), .faint)
  }
}
