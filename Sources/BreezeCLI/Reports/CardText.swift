/// A text of a picture, made to fit: wrapped, then set smaller, and cut only when both are not enough.
struct CardText: Sendable, Hashable {
  let lines: [String]
  /// In pixels.
  let size: Double
  /// False when something was cut off.
  let isWhole: Bool

  /// - Parameters:
  ///   - sizes: to try, the largest first; not empty.
  ///   - maximum: the number of lines.
  init(_ text: String, width: Double, sizes: [Double], maximum: Int = 1) {
    let words = text.displaySafe.split(separator: " ").map(String.init)
    for size in sizes {
      let lines = Self.wrapped(words, limit: width / size)
      if lines.count <= maximum, lines.allSatisfy({ Self.width($0) <= width / size }) {
        self.init(lines: lines, size: size, isWhole: true)
        return
      }
    }
    let size = sizes.last ?? 1
    let lines = Self.wrapped(words, limit: width / size)
    let last = lines.dropFirst(maximum - 1).joined(separator: " ")
    self.init(
      lines: (lines.prefix(maximum - 1) + [last]).map { Self.cut($0, limit: width / size) }, size: size,
      isWhole: false)
  }

  private init(lines: [String], size: Double, isWhole: Bool) {
    self.lines = lines
    self.size = size
    self.isWhole = isWhole
  }

  /// The width in ems, rather too wide than too narrow: whoever opens the picture draws it with a font that is not known
  /// here. The numbers are those of bold DejaVu Sans, the widest of the usual ones, by classes of characters.
  static func width(_ text: String) -> Double {
    text.reduce(0) { $0 + width($1) }
  }

  private static func width(_ character: Character) -> Double {
    if DisplayWidth.of(character) == 2 { return 1.3 }
    if DisplayWidth.of(character) == 0 { return 0 }
    let base = String(character).unicodeScalars.first.map(Character.init) ?? character
    return switch base {
    case "i", "j", "l", "I", ".", ",", ":", ";", "'", "|", "!", " ", "·": 0.42
    case "f", "t", "r", "(", ")", "-": 0.5
    case "m", "w", "M", "W", "@", "%", "æ", "œ", "Æ", "Œ": 1.12
    default: base.isUppercase ? 0.85 : base.isLetter || base.isNumber ? 0.72 : 0.85
    }
  }

  private static func wrapped(_ words: [String], limit: Double) -> [String] {
    words.reduce(into: []) { lines, word in
      if let last = lines.last, width("\(last) \(word)") <= limit {
        lines[lines.count - 1] = "\(last) \(word)"
      } else {
        lines.append(word)
      }
    }
  }

  private static func cut(_ text: String, limit: Double) -> String {
    guard width(text) > limit else { return text }
    var left = limit - width("…")
    let kept = text.prefix { character in
      left -= width(character)
      return left >= 0
    }
    return kept + "…"
  }
}
