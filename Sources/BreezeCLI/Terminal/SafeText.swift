extension String {
  /// The text without what could steer a terminal or reorder a line: control characters, line and paragraph
  /// separators, and the marks that override the direction of writing (Unicode Standard Annex 9). Tabs and line
  /// breaks become spaces.
  package var displaySafe: String {
    var safe = String.UnicodeScalarView()
    for scalar in unicodeScalars {
      switch scalar.value {
      case 0x09, 0x0A, 0x0D: safe.append(" ")
      case 0x061C, 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x2069: continue
      default:
        switch scalar.properties.generalCategory {
        case .control, .lineSeparator, .paragraphSeparator, .surrogate: continue
        default: safe.append(scalar)
        }
      }
    }
    return String(safe)
  }
}
