import Foundation

/// A secret in every spelling in which an answer may hold it: as it stands, percent-encoded, and as JSON escapes it,
/// each character on its own.
struct SecretPattern: Sendable {
  /// For each character its spellings.
  private let characters: [[[UInt8]]]

  /// nil for an empty secret.
  init?(_ secret: String) {
    if secret.isEmpty { return nil }
    characters = secret.unicodeScalars.map(Self.spellings)
  }

  /// The bytes with every occurrence replaced. Linear in their number.
  func replaced(in data: Data, by substitute: [UInt8]) -> Data {
    let bytes = [UInt8](data)
    let starts = Set(characters[0].compactMap(\.first))
    var result: [UInt8] = []
    var position = 0
    while position < bytes.count {
      if starts.contains(bytes[position]), let end = end(of: bytes, from: position) {
        result += substitute
        position = end
      } else {
        result.append(bytes[position])
        position += 1
      }
    }
    return Data(result)
  }

  /// Where an occurrence ends that begins at a position; nil when none does.
  private func end(of bytes: [UInt8], from start: Int) -> Int? {
    var position = start
    for spellings in characters {
      guard let spelling = spellings.first(where: { bytes[position...].starts(with: $0) }) else { return nil }
      position += spelling.count
    }
    return position
  }

  private static func spellings(_ scalar: Unicode.Scalar) -> [[UInt8]] {
    let text = String(scalar)
    let upper = text.utf8.map { hexadecimal($0, 2) }.map { "%\($0)" }.joined()
    let escape = text.utf16.map { hexadecimal($0, 4) }.map { "\\u\($0)" }.joined()
    let escaped = text == " " ? ["+"] : scalar.isASCII ? ["\\\(text)"] : []
    return ([text, upper, upper.lowercased(), escape, escape.lowercased()] + escaped).map { Array($0.utf8) }
  }

  private static func hexadecimal(_ value: some BinaryInteger, _ count: Int) -> String {
    let digits = String(value, radix: 16, uppercase: true)
    return String(repeating: "0", count: max(0, count - digits.count)) + digits
  }
}
