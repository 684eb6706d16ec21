/// A horizontal bar, with limits marked on it.
package struct Bar: Sendable, Hashable {
  private let fraction: Double?
  private let marks: [Double]
  private let style: Style

  /// - Parameters:
  ///   - fraction: of the bar that is filled; nil when there is no value. What lies outside 0…1 fills nothing or
  ///     all.
  ///   - marks: places on the bar, 0…1.
  package init(_ fraction: Double?, marks: [Double] = [], style: Style = .plain) {
    self.fraction = fraction
    self.marks = marks
    self.style = style
  }

  package func line(width: Int, glyphs: Glyphs) -> StyledText {
    guard width > 0 else { return StyledText() }
    // Any value above nothing shows at least half a cell.
    let halves = min(max(fraction ?? 0, 0), 1) * Double(width) * 2
    let filled = Int(halves > 0 ? max(1, halves.rounded()) : 0)
    let marked = Set(marks.map { min(width - 1, Int($0 * Double(width))) })
    let rest = (0..<width).dropFirst((filled + 1) / 2).map {
      marked.contains($0) ? glyphs.mark : glyphs.empty
    }
    let bar = String(repeating: glyphs.full, count: filled / 2) + (filled % 2 == 1 ? glyphs.half : "")
    return StyledText(bar, style) + StyledText(rest.joined(), .faint)
  }
}
