extension Unicode.Scalar {
  /// Whether it could steer a terminal or reorder a line: a control character, a line or paragraph separator, or a mark
  /// that overrides the direction of writing (Unicode Standard Annex 9).
  package var isHarmful: Bool {
    switch value {
    case 0x20...0x7E: false
    case 0...0x1F, 0x7F...0x9F, 0x061C, 0x200E, 0x200F, 0x2028...0x202E, 0x2066...0x2069: true
    default: false
    }
  }
}

extension String {
  /// The text without harmful characters. Tabs and line breaks become spaces.
  package var displaySafe: String {
    guard unicodeScalars.contains(where: \.isHarmful) else { return self }
    var safe = String.UnicodeScalarView()
    for scalar in unicodeScalars {
      switch scalar {
      case "\t", "\n", "\r": safe.append(" ")
      default: if !scalar.isHarmful { safe.append(scalar) }
      }
    }
    return String(safe)
  }
}
