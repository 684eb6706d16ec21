/// Help as plain lines of a width.
struct HelpText {
  /// In columns, 40 or more.
  let width: Int

  /// A heading, then rows in two columns; a first column that is too long stands on a line of its own, and every one
  /// does where two would be too narrow to read.
  func section(_ title: String, _ rows: [(String, String)]) -> [String] {
    guard !rows.isEmpty else { return [] }
    let column = width < 60 ? 0 : min(30, rows.map(\.0.count).max() ?? 0)
    return ["\(title):"]
      + rows.flatMap { left, right in
        let indent = String(repeating: " ", count: column + 4)
        let words = wrapped(right, indent: indent)
        if left.count > column { return wrapped(left, indent: "  ") + words }
        let start = "  \(left)"
        return [start + indent.dropFirst(start.count) + (words.first?.dropFirst(indent.count) ?? "")]
          + words.dropFirst()
      } + [""]
  }

  /// Breaks a paragraph at spaces, and what is too long for a line of its own within.
  func wrapped(_ paragraph: String, indent: String) -> [String] {
    var lines = [indent]
    for word in paragraph.split(separator: " ") {
      var gap = " "
      for piece in pieces(of: word, room: width - indent.count) {
        let line = lines[lines.count - 1]
        if line.count == indent.count {
          lines[lines.count - 1] = indent + piece
        } else if line.count + gap.count + piece.count > width {
          lines.append(indent + piece)
        } else {
          lines[lines.count - 1] = line + gap + piece
        }
        gap = ""
      }
    }
    return lines
  }

  /// A long list such as `aqi,forecast,…`, or a path, may be broken behind each of its parts.
  private func pieces(of word: Substring, room: Int) -> [Substring] {
    guard word.count > room else { return [word] }
    var (rest, pieces) = (word, [Substring]())
    while let end = rest.firstIndex(where: { ",|/".contains($0) }) {
      pieces.append(rest[...end])
      rest = rest[rest.index(after: end)...]
    }
    return rest.isEmpty ? pieces : pieces + [rest]
  }
}
