/// A line of text whose pieces have a meaning. It holds no escape codes and nothing that could steer a terminal:
/// whatever comes in is made safe first, so widths are those of what is shown.
package struct StyledText: Sendable, Hashable {
  package struct Piece: Sendable, Hashable {
    package let text: String
    package let style: Style
  }

  package private(set) var pieces: [Piece] = []

  package init() {}

  package init(_ text: String, _ style: Style = .plain) {
    let safe = text.displaySafe
    if !safe.isEmpty { pieces = [Piece(text: safe, style: style)] }
  }

  /// The text alone.
  package var plain: String { pieces.map(\.text).joined() }

  /// In columns of a terminal.
  package var width: Int { pieces.reduce(0) { $0 + DisplayWidth.of($1.text) } }

  package static func + (left: StyledText, right: StyledText) -> StyledText {
    var sum = left
    sum.pieces += right.pieces
    return sum
  }

  package static func += (left: inout StyledText, right: StyledText) {
    left.pieces += right.pieces
  }

  /// Filled with spaces on the right up to `columns`; unchanged when wider.
  package func padded(to columns: Int) -> StyledText {
    self + .spaces(columns - width)
  }

  /// Filled with spaces on the left.
  package func leftPadded(to columns: Int) -> StyledText {
    .spaces(columns - width) + self
  }

  /// Cut to at most `columns`, with an ellipsis when something is lost. No character is split.
  package func truncated(to columns: Int) -> StyledText {
    guard width > columns else { return self }
    var left = max(0, columns - 1)
    var cut = StyledText()
    for piece in pieces {
      var text = ""
      for character in piece.text {
        left -= DisplayWidth.of(character)
        if left < 0 { break }
        text.append(character)
      }
      cut.pieces.append(Piece(text: text, style: piece.style))
      if left < 0 { break }
    }
    return columns > 0 ? cut + StyledText("…", .faint) : StyledText()
  }

  /// Without the spaces at the end.
  package var trimmed: StyledText {
    var trimmed = self
    while let last = trimmed.pieces.popLast() {
      let text = last.text.utf8
      guard let end = text.lastIndex(where: { $0 != UInt8(ascii: " ") }) else { continue }
      let next = text.index(after: end)
      trimmed.pieces.append(
        next == text.endIndex ? last : Piece(text: String(last.text[..<next]), style: last.style))
      break
    }
    return trimmed
  }

  package static func spaces(_ count: Int) -> StyledText {
    StyledText(String(repeating: " ", count: max(0, count)))
  }

  /// `right` flush with the last of `columns`, when both fit with a space between; nil otherwise.
  package func joined(flushRight right: StyledText, columns: Int) -> StyledText? {
    let gap = columns - width - right.width
    return gap > 0 ? self + .spaces(gap) + right : nil
  }
}
