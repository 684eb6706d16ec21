extension Surroundings {
  /// Lines for standard error as they are written there: named, safe, and in ASCII where the locale is not UTF-8.
  func diagnostics(_ lines: [String]) -> String {
    let glyphs = TerminalProfile(variables: variables, terminalWidth: nil).glyphs
    return lines.map { line in
      let text = line.displaySafe
      return "breeze: \(glyphs == .ascii ? text.ascii : text)\n"
    }.joined()
  }
}
