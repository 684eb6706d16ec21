extension Surroundings {
  /// Lines for standard error.
  func diagnostics(_ lines: [String]) -> String {
    let glyphs = TerminalProfile(variables: variables, terminalWidth: nil).glyphs
    return lines.map { line in
      let text = line.displaySafe
      return "breeze: \(glyphs == .ascii ? text.ascii : text)\n"
    }.joined()
  }
}
