/// Cells flowed into as many columns of one width as fit, row by row.
package struct Columns: Sendable, Hashable {
  private let cells: [StyledText]
  private let gap: Int

  package init(_ cells: [StyledText], gap: Int = 4) {
    self.cells = cells
    self.gap = gap
  }

  package func lines(width: Int) -> [StyledText] {
    guard let widest = cells.map(\.width).max() else { return [] }
    let count = max(1, (width + gap) / (widest + gap))
    return stride(from: 0, to: cells.count, by: count).map { start in
      let row = cells[start..<min(start + count, cells.count)]
      return row.enumerated().reduce(StyledText()) { line, cell in
        (cell.offset == 0 ? line : line.padded(to: cell.offset * (widest + gap))) + cell.element
      }.truncated(to: width)
    }
  }
}
