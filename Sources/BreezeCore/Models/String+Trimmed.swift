extension StringProtocol {
  /// Without the white space at both ends, zero-width spaces included, which come with pasted names. Foundation's
  /// `trimmingCharacters(in:)` gives the same and has to load sets of characters first, which every start would wait for.
  package var trimmed: String {
    guard let first = firstIndex(where: { !$0.isSpace }), let last = lastIndex(where: { !$0.isSpace })
    else { return "" }
    return String(self[first...last])
  }
}

extension Character {
  fileprivate var isSpace: Bool { isWhitespace || self == "\u{200B}" }
}
