import BreezeCLI

/// A terminal's screen, as far as this program steers it. What it does not know is kept as ``unknown``.
package struct ScreenModel: Sendable {
  private struct Page: Sendable {
    var cells: [[String]]
    var row = 0
    var column = 0
  }

  private let columns: Int
  private let rows: Int
  private var main: Page
  private var second: Page
  package private(set) var isSecond = false
  package private(set) var showsCursor = true
  package private(set) var breaksLines = true
  /// Control sequences that this model does not know.
  package private(set) var unknown: [String] = []

  package init(columns: Int, rows: Int, showing output: String = "") {
    self.columns = columns
    self.rows = rows
    let empty = Page(cells: Array(repeating: Array(repeating: " ", count: columns), count: rows))
    main = empty
    second = empty
    show(output)
  }

  /// The rows without the spaces at their ends, down to the last one that is not empty.
  package var lines: [String] {
    var lines = page.cells.map { row in
      let text = row.joined()
      return String(text.reversed().drop { $0 == " " }.reversed())
    }
    while lines.last == "" { lines.removeLast() }
    return lines
  }

  /// As a shell expects it to be.
  package var isInOrder: Bool { !isSecond && showsCursor && breaksLines && unknown.isEmpty }

  private var page: Page {
    get { isSecond ? second : main }
    set { if isSecond { second = newValue } else { main = newValue } }
  }

  package mutating func show(_ output: String) {
    var rest = Substring(output)
    while let character = rest.popFirst() {
      switch character {
      case "\u{1B}": takeSequence(&rest)
      case "\r\n":
        page.column = 0
        lineFeed()
      case "\r": page.column = 0
      case "\n": lineFeed()
      default: put(character)
      }
    }
  }

  private mutating func put(_ character: Character) {
    let width = DisplayWidth.of(character)
    if page.column + width > columns {
      if breaksLines {
        page.column = 0
        lineFeed()
      } else {
        page.column = columns - width
      }
    }
    guard width > 0 else { return }
    page.cells[page.row][page.column] = String(character)
    if width == 2 { page.cells[page.row][page.column + 1] = "" }
    page.column += width
  }

  private mutating func lineFeed() {
    if page.row + 1 < rows {
      page.row += 1
    } else {
      page.cells.removeFirst()
      page.cells.append(Array(repeating: " ", count: columns))
    }
  }
}

/// Control sequences (ECMA-48, xterm).
extension ScreenModel {
  private mutating func takeSequence(_ rest: inout Substring) {
    switch rest.popFirst() {
    case "[":
      let parameters = rest.prefix { !("@"..."~").contains($0) }
      rest = rest.dropFirst(parameters.count)
      control(String(parameters), rest.popFirst() ?? " ")
    case "]":
      // A question to the terminal shows nothing.
      rest = rest.drop { $0 != "\u{7}" }.dropFirst()
    case let other: unknown.append("ESC \(other.map { String($0) } ?? "at the end")")
    }
  }

  private mutating func control(_ parameters: String, _ final: Character) {
    switch (parameters, final) {
    case (_, "m"), ("", "c"): break
    case ("", "H"): (page.row, page.column) = (0, 0)
    case ("", "K"): erase(row: page.row, from: min(page.column, columns - 1))
    case ("2", "K"): erase(row: page.row, from: 0)
    case ("", "J"):
      erase(row: page.row, from: min(page.column, columns - 1))
      for row in page.row + 1..<max(rows, page.row + 1) { erase(row: row, from: 0) }
    case ("?25", "h"), ("?25", "l"): showsCursor = final == "h"
    case ("?7", "h"), ("?7", "l"): breaksLines = final == "h"
    case ("?1049", "h"), ("?1049", "l"):
      isSecond = final == "h"
      if isSecond {
        second = Page(cells: Array(repeating: Array(repeating: " ", count: columns), count: rows))
      }
    default: unknown.append("ESC [ \(parameters)\(final)")
    }
  }

  private mutating func erase(row: Int, from column: Int) {
    for cell in column..<columns { page.cells[row][cell] = " " }
  }
}
