/// Places with a rank, a name, a number, a bar and words: a line each, or two where there is less room.
package struct RankingTable: Sendable, Hashable {
  package struct Row: Sendable, Hashable {
    /// nil without a value.
    package let rank: Int?
    package let name: String
    package let value: Int?
    /// What the value means; without a value, that there is none.
    package let words: String
    /// Stands last, where nothing to the right of it needs to be aligned.
    package let emoji: String
    /// Of the value, the bar and the words.
    package let ink: Ink?

    package init(rank: Int?, name: String, value: Int?, words: String, emoji: String = "", ink: Ink?) {
      self.rank = rank
      self.name = name
      self.value = value
      self.words = words
      self.emoji = emoji
      self.ink = ink
    }
  }

  private let rows: [Row]
  private let floor: Int

  /// - Parameter floor: the value at which a bar is full at the least, so that small ones do not look large.
  package init(_ rows: [Row], atLeast floor: Int) {
    self.rows = rows
    self.floor = floor
  }

  package func lines(width: Int, glyphs: Glyphs) -> [StyledText] {
    let columns = Columns(rows, drawsEmoji: glyphs.drawsEmoji)
    guard columns.onOneLine <= width else { return rows.flatMap { narrow($0, columns, width, glyphs) } }
    let room = min(Self.widestBar, width - columns.onOneLine - 2)
    return rows.map { row in
      let name = StyledText(row.name).padded(to: columns.name) + .spaces(2)
      let bar =
        room < Self.narrowestBar ? StyledText() : bar(row).line(width: room, glyphs: glyphs) + .spaces(2)
      return rank(row, columns, glyphs) + name + value(row, columns) + .spaces(2) + bar + words(row, glyphs)
    }
  }

  /// The words on a line of their own.
  private func narrow(_ row: Row, _ columns: Columns, _ width: Int, _ glyphs: Glyphs) -> [StyledText] {
    let indent = columns.rank + 2
    let room = width - indent - columns.value - 2
    let name = StyledText(row.name).truncated(to: room).padded(to: room + 2)
    return [
      rank(row, columns, glyphs) + name + value(row, columns), .spaces(indent) + words(row, glyphs),
    ]
  }

  private static let widestBar = 24
  private static let narrowestBar = 6

  /// The widths that the contents need.
  private struct Columns {
    let rank: Int
    let name: Int
    let value: Int
    /// Of a whole row without a bar.
    let onOneLine: Int

    init(_ rows: [Row], drawsEmoji: Bool) {
      func widest(_ text: (Row) -> String) -> Int { rows.map { DisplayWidth.of(text($0)) }.max() ?? 0 }
      rank = widest { $0.rank.map(String.init) ?? "" }
      name = widest(\.name)
      value = widest { $0.value.map(String.init) ?? "" }
      let words = widest { $0.emoji.isEmpty || !drawsEmoji ? $0.words : "\($0.words) \($0.emoji)" }
      onOneLine = rank + 2 + name + 2 + value + 2 + words
    }
  }

  private func rank(_ row: Row, _ columns: Columns, _ glyphs: Glyphs) -> StyledText {
    StyledText(row.rank.map(String.init) ?? glyphs.dash, .faint).leftPadded(to: columns.rank) + .spaces(2)
  }

  private func value(_ row: Row, _ columns: Columns) -> StyledText {
    let number = row.value.map(String.init) ?? ""
    return StyledText(number, row.ink.map(Style.strongLevel) ?? .strong).leftPadded(to: columns.value)
  }

  private func words(_ row: Row, _ glyphs: Glyphs) -> StyledText {
    let emoji = glyphs.drawsEmoji && !row.emoji.isEmpty ? " \(row.emoji)" : ""
    return StyledText(row.words, row.ink.map(Style.level) ?? .faint) + StyledText(emoji)
  }

  private func bar(_ row: Row) -> Bar {
    let top = max(floor, rows.compactMap(\.value).max() ?? 0)
    return Bar(row.value.map { Double($0) / Double(top) }, style: row.ink.map(Style.level) ?? .faint)
  }
}
