/// How many columns of a terminal a text takes.
package enum DisplayWidth {
  package static func of(_ text: String) -> Int {
    // Most text is plain ASCII, a column a byte.
    if text.utf8.allSatisfy({ 0x20 <= $0 && $0 < 0x7F }) { return text.utf8.count }
    return text.reduce(0) { $0 + of($1) }
  }

  /// 2 for the characters of East Asian scripts and for emoji, 0 for a lone mark, 1 for the rest.
  package static func of(_ character: Character) -> Int {
    if let ascii = character.asciiValue { return ascii < 0x20 || ascii == 0x7F ? 0 : 1 }
    var widest = 0
    for scalar in character.unicodeScalars {
      // The selector U+FE0F asks for the picture of a character that is a plain sign otherwise.
      if scalar.value == 0xFE0F { return 2 }
      widest = max(widest, width(scalar))
    }
    return widest
  }

  private static func width(_ scalar: Unicode.Scalar) -> Int {
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format, .control: 0
    default: scalar.properties.isEmojiPresentation || isWide(scalar.value) ? 2 : 1
    }
  }

  /// The blocks whose East Asian Width is W or F (Unicode Standard Annex 11), and the trailing consonants of
  /// Hangul apart, which join the syllable before them.
  private static func isWide(_ value: UInt32) -> Bool {
    switch value {
    case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0x33FF, 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xA000...0xA4CF,
      0xA960...0xA97C, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE10...0xFE19, 0xFE30...0xFE6F, 0xFF00...0xFF60,
      0xFFE0...0xFFE6, 0x16FE0...0x18CFF, 0x1AFF0...0x1B2FF, 0x1F200...0x1F265, 0x20000...0x3FFFD:
      true
    default: false
    }
  }
}
