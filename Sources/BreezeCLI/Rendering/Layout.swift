/// The room that a section has and how it is to be drawn.
struct Layout: Sendable {
  /// In columns.
  let width: Int
  let glyphs: Glyphs
  let temperature: TemperatureUnit
  var gasUnit = GasUnit.micrograms

  /// The same in less room.
  func inset(by columns: Int) -> Layout {
    Layout(width: width - columns, glyphs: glyphs, temperature: temperature, gasUnit: gasUnit)
  }

  /// A heading with a remark at the right, below it where there is no room beside it.
  func heading(_ title: String, remark: String = "") -> [StyledText] {
    let title = StyledText(title, .strong)
    if remark.isEmpty { return [title] }
    return title.joined(flushRight: StyledText(remark, .faint), columns: width).map { [$0] }
      ?? [title] + indented(Paragraph(remark, style: .faint).lines(width: width - 2))
  }

  /// Lines moved in by two columns.
  func indented(_ lines: [StyledText]) -> [StyledText] {
    lines.map { .spaces(2) + $0 }
  }
}
