/// Turns styled lines into the bytes of one kind of output. The only place that knows escape codes of colour
/// (ECMA-48, "Select Graphic Rendition").
package struct TextEncoder: Sendable {
  private let profile: TerminalProfile

  package init(_ profile: TerminalProfile) {
    self.profile = profile
  }

  /// Each line ends with a line break and has no spaces before it.
  package func encode(_ lines: [StyledText]) -> String {
    lines.map { encode($0) + "\n" }.joined()
  }

  package func encode(_ line: StyledText) -> String {
    line.trimmed.pieces.map { piece in
      let text = profile.glyphs == .ascii ? piece.text.ascii : piece.text
      let codes = profile.color == .none ? [] : codes(piece.style)
      return codes.isEmpty ? text : "\u{1B}[\(codes.joined(separator: ";"))m\(text)\u{1B}[0m"
    }.joined()
  }

  private func codes(_ style: Style) -> [String] {
    switch style {
    case .plain: []
    case .strong: ["1"]
    case .faint: ["2"]
    case .level(let ink): [color(ink)]
    case .strongLevel(let ink): ["1", color(ink)]
    }
  }

  private func color(_ ink: Ink) -> String {
    let rgb = profile.background == .dark ? ink.onDark : ink.onLight
    return switch profile.color {
    case .none: "39"
    case .ansi16: ANSIPalette.code16(rgb)
    case .ansi256: "38;5;\(ANSIPalette.index256(rgb))"
    case .truecolor: "38;2;\(rgb.red);\(rgb.green);\(rgb.blue)"
    }
  }
}
