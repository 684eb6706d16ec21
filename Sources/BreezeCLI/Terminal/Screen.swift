/// A terminal's second screen, which leaves what was on the first one untouched, drawn over and over in place (xterm
/// control sequences, DEC private modes 1049, 25 and 7).
package enum Screen {
  /// Changes to the second screen, hides the cursor, and cuts what is too wide where the line would be broken.
  package static let enter = "\u{1B}[?1049h\u{1B}[?25l\u{1B}[?7l"
  package static let leave = "\u{1B}[?7h\u{1B}[?25h\u{1B}[?1049l"

  /// What puts the lines at the top of the screen and nothing below them. Each line is erased before it is written:
  /// behind a line as wide as the screen the cursor stands on its last character.
  package static func frame(_ lines: [String], rows: Int) -> String {
    let drawn = lines.prefix(rows).map { "\u{1B}[2K\($0)" }.joined(separator: "\r\n")
    return "\u{1B}[H\(drawn)" + (lines.count < rows ? "\r\n\u{1B}[J" : "")
  }

  /// The lines of a screen: a body, and below it lines that must not be missing, after an empty one where there is
  /// room. A body that is too tall is cut, with a hint in place of the rest.
  ///
  /// - Parameter hint: for so many lines that are left out.
  package static func fit(
    _ body: [String], below: [String], rows: Int, hint: (Int) -> String
  ) -> [String] {
    let room = rows - below.count
    if body.count < room { return body.isEmpty ? below : body + [""] + below }
    if body.count == room { return body + below }
    let shown = body.prefix(max(0, room - 1))
    return (shown + [hint(body.count - shown.count)] + below).suffix(rows)
  }
}
