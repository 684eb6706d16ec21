/// The room that a section has and how it is to be drawn.
struct Layout: Sendable {
  /// In columns.
  let width: Int
  let glyphs: Glyphs
  let temperature: TemperatureUnit

  /// The same in less room.
  func inset(by columns: Int) -> Layout {
    Layout(width: width - columns, glyphs: glyphs, temperature: temperature)
  }

  /// A heading with a remark at the right, below it where there is no room beside it.
  func heading(_ title: String, remark: String = "") -> [StyledText] {
    let title = StyledText(title, .strong)
    let remark = StyledText(remark, .faint)
    if remark.width == 0 { return [title] }
    return title.joined(flushRight: remark, columns: width).map { [$0] }
      ?? [title, (.spaces(2) + remark).truncated(to: width)]
  }

  /// Lines moved in by two columns.
  func indented(_ lines: [StyledText]) -> [StyledText] {
    lines.map { .spaces(2) + $0 }
  }
}
