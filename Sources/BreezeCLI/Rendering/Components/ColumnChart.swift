/// Values side by side as columns over a base line, with a scale at the left and words below.
package struct ColumnChart: Sendable, Hashable {
  package struct Column: Sendable, Hashable {
    /// nil leaves a gap.
    package let value: Int?
    /// Stands below where there is room.
    package let label: String
    package let style: Style

    package init(value: Int?, label: String, style: Style) {
      self.value = value
      self.label = label
      self.style = style
    }
  }

  private let columns: [Column]
  private let top: Int
  private let rows: Int

  /// - Parameters:
  ///   - top: where the scale ends, above 0; it begins at 0.
  ///   - rows: the height in lines of text.
  package init(_ columns: [Column], upTo top: Int, rows: Int) {
    self.columns = columns
    self.top = top
    self.rows = rows
  }

  package func lines(width: Int, glyphs: Glyphs) -> [StyledText] {
    let axis = String(top).count + 1
    let cell = max(1, min(3, (width - axis) / max(1, columns.count)))
    let chart = (0..<rows).map { row in
      let scale = StyledText(label(of: row), .faint).leftPadded(to: axis - 1) + .spaces(1)
      return columns.reduce(scale) { line, column in
        line + StyledText(String(repeating: step(column, row, glyphs), count: cell), column.style)
      }
    }
    return chart.map { $0.truncated(to: width) } + [words(axis: axis, cell: cell).truncated(to: width)]
  }

  /// The upper end of the scale at the highest row, its middle in the middle, and 0 at the lowest.
  private func label(of row: Int) -> String {
    if row == 0 { return String(top) }
    if row == rows - 1 { return "0" }
    return row * 2 == rows ? String(top / 2) : ""
  }

  /// The part of a column that lies in a row, counted from the highest. A value of 0 shows as the lowest step, so that
  /// it is no gap.
  private func step(_ column: Column, _ row: Int, _ glyphs: Glyphs) -> String {
    guard let value = column.value else { return glyphs.gap }
    let count = glyphs.steps.count
    let steps = Int((Double(max(0, value)) / Double(top) * Double(rows * count)).rounded(.up))
    let here = min(max(max(1, steps) - (rows - 1 - row) * count, 0), count)
    return here == 0 ? " " : glyphs.steps[here - 1]
  }

  private func words(axis: Int, cell: Int) -> StyledText {
    var line = ""
    for (number, column) in columns.enumerated() where !column.label.isEmpty {
      let place = axis + number * cell
      guard line.isEmpty || place > line.count else { continue }
      line += String(repeating: " ", count: max(0, place - line.count)) + column.label
    }
    return StyledText(line, .faint)
  }
}
