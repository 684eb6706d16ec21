/// One bar a row: a label, a bar, a value, a remark.
package struct BarChart: Sendable, Hashable {
  package struct Row: Sendable, Hashable {
    package let label: String
    /// nil when there is none to draw.
    package let value: Double?
    /// The value in words.
    package let text: String
    package let remark: String
    package let style: Style

    package init(label: String, value: Double?, text: String, remark: String = "", style: Style) {
      self.label = label
      self.value = value
      self.text = text
      self.remark = remark
      self.style = style
    }
  }

  private let rows: [Row]
  private let start: Double

  /// - Parameter start: the value at which every bar begins.
  package init(_ rows: [Row], from start: Double) {
    self.rows = rows
    self.start = start
  }

  package func lines(width: Int, glyphs: Glyphs) -> [StyledText] {
    let label = rows.map { DisplayWidth.of($0.label) }.max() ?? 0
    let text = rows.map { DisplayWidth.of($0.text) }.max() ?? 0
    let remark = rows.map { DisplayWidth.of($0.remark) }.max() ?? 0
    let room = max(4, width - label - text - (remark > 0 ? remark + 2 : 0) - 4)
    let top = rows.compactMap(\.value).max() ?? start
    return rows.map { row in
      let fraction = row.value.map { top > start ? ($0 - start) / (top - start) : 0 }
      let bar = Bar(fraction, style: row.style).line(width: room, glyphs: glyphs)
      var line = StyledText(row.label).padded(to: label) + .spaces(2) + bar + .spaces(2)
      line += StyledText(row.text, row.value == nil ? .faint : .plain).leftPadded(to: text)
      return row.remark.isEmpty ? line : line + .spaces(2) + StyledText(row.remark, .faint)
    }
  }
}
