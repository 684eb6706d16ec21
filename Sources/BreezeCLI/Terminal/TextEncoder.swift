/// Turns styled lines into the bytes of one kind of output.
package struct TextEncoder: Sendable {
  private let profile: TerminalProfile

  package init(_ profile: TerminalProfile) {
    self.profile = profile
  }

  /// Each line ends with a line break and has no spaces before it.
  package func encode(_ lines: [StyledText]) -> String {
    lines.map { encode($0) + "\n" }.joined()
  }

  private func encode(_ line: StyledText) -> String {
    let text = profile.glyphs == .ascii ? line.plain.ascii : line.plain
    return String(text.reversed().drop { $0 == " " }.reversed())
  }
}
