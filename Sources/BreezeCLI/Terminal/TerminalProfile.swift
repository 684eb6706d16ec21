/// What the output can show.
package struct TerminalProfile: Sendable, Hashable {
  /// In columns.
  package let width: Int
  package let glyphs: Glyphs

  package init(width: Int, glyphs: Glyphs) {
    self.width = width
    self.glyphs = glyphs
  }

  /// From the environment and the size of the terminal, nil when the output is none.
  ///
  /// The width is the terminal's, else that of `COLUMNS`, else 80. The characters are Unicode when the first of
  /// `LC_ALL`, `LC_CTYPE` and `LANG` that is set names UTF-8, ASCII otherwise.
  package init(variables: [String: String], terminalWidth: Int?) {
    let columns = variables["COLUMNS"].flatMap { Int($0) }.flatMap { $0 > 0 ? $0 : nil }
    let locale =
      ["LC_ALL", "LC_CTYPE", "LANG"].lazy.compactMap { variables[$0] }.first { !$0.isEmpty } ?? "C"
    let charset = locale.lowercased().filter { $0 != "-" }
    self.init(
      width: max(40, terminalWidth ?? columns ?? 80), glyphs: charset.contains("utf8") ? .unicode : .ascii)
  }
}
