/// A check of what XML 1.0 calls well-formed, as far as the pictures use it: one root, tags that close in order,
/// attributes in double quotes, known entities, allowed characters.
enum OutputsXML {
  static func isWellFormed(_ text: String) -> Bool {
    guard text.unicodeScalars.allSatisfy(isAllowed), let start = text.firstRange(of: "?>") else {
      return false
    }
    var open: [Substring] = []
    var roots = 0
    var rest = text[start.upperBound...]
    while let tag = rest.firstRange(of: /<(\/?)([A-Za-z]+)((?: [A-Za-z0-9:-]+="[^"<]*")*)(\/?)>/) {
      guard isText(rest[..<tag.lowerBound]),
        let match = try? /<(\/?)([A-Za-z]+)([^>]*?)(\/?)>/.wholeMatch(in: rest[tag])
      else { return false }
      guard isText(match.3) else { return false }
      if open.isEmpty, match.1.isEmpty { roots += 1 }
      if !match.1.isEmpty {
        guard open.popLast() == match.2 else { return false }
      } else if match.4.isEmpty {
        open.append(match.2)
      }
      rest = rest[tag.upperBound...]
    }
    return open.isEmpty && roots == 1 && isText(rest)
  }

  /// No bare `<`, and every `&` begins one of the entities that need no declaration.
  private static func isText(_ text: Substring) -> Bool {
    let known = text.replacing(/&(amp|lt|gt|quot|apos);/, with: "")
    return !known.contains("<") && !known.contains("&")
  }

  /// Section 2.2.
  private static func isAllowed(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x9, 0xA, 0xD, 0x20...0xD7FF, 0xE000...0xFFFD, 0x10000...0x10FFFF: true
    default: false
    }
  }
}
