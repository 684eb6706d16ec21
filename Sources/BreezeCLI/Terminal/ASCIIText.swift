import Foundation

extension String {
  /// The text in ASCII, each character in its own display width: letters lose their accents, the signs of this
  /// program have a likeness, and what has none becomes a question mark.
  package var ascii: String {
    if utf8.allSatisfy({ $0 < 0x80 }) { return self }
    return map(Self.ascii).joined()
  }

  private static func ascii(_ character: Character) -> String {
    if character.isASCII { return String(character) }
    if let likeness = likenesses[character] { return likeness }
    let bare = String(character).folding(options: [.diacriticInsensitive, .widthInsensitive], locale: nil)
    let width = DisplayWidth.of(character)
    if let only = bare.first, bare.count == 1, only.isASCII {
      return bare + String(repeating: " ", count: width > 1 ? width - 1 : 0)
    }
    return String(repeating: "?", count: width)
  }

  private static let likenesses: [Character: String] = [
    "µ": "u", "μ": "u", "³": "3", "²": "2", "₂": "2", "₃": "3", "°": "d", "–": "-", "—": "-", "−": "-",
    "·": "-", "•": "*", "…": ".", "’": "'", "‘": "'", "“": "\"", "”": "\"", "×": "x", "±": "~", "ß": "s",
    "ø": "o", "Ø": "O", "ł": "l", "Ł": "L", "đ": "d", "Đ": "D", "ı": "i", "æ": "a", "Æ": "A", "œ": "o",
  ]
}
