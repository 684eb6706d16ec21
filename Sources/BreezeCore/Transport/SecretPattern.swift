import Foundation

/// A secret in every spelling in which an answer may hold it: as it stands, percent-encoded, and as JSON escapes it,
/// each character on its own.
struct SecretPattern: Sendable {
  /// For each character its spellings.
  private let characters: [[[UInt8]]]
  /// For each byte whether an occurrence can begin with it.
  private let starts: [Bool]

  /// nil for an empty secret.
  init?(_ secret: String) {
    if secret.isEmpty { return nil }
    characters = secret.unicodeScalars.map(Self.spellings)
    let first = Set(characters[0].compactMap(\.first))
    starts = (UInt8.min...UInt8.max).map(first.contains)
  }

  /// The bytes with every occurrence replaced. Linear in their number; without an occurrence nothing is copied.
  func replaced(in data: Data, by substitute: [UInt8]) -> Data {
    data.withUnsafeBytes { bytes in
      var result = Data()
      var (position, copied) = (0, 0)
      while position < bytes.count {
        if starts[Int(bytes[position])], let end = end(of: bytes, from: position) {
          result += bytes[copied..<position]
          result += substitute
          (position, copied) = (end, end)
        } else {
          position += 1
        }
      }
      return copied == 0 ? data : result + bytes[copied...]
    }
  }

  /// Where an occurrence ends that begins at a position; nil when none does.
  private func end(of bytes: UnsafeRawBufferPointer, from start: Int) -> Int? {
    var position = start
    for spellings in characters {
      guard let spelling = spellings.first(where: { bytes[position...].starts(with: $0) }) else { return nil }
      position += spelling.count
    }
    return position
  }

  private static func spellings(_ scalar: Unicode.Scalar) -> [[UInt8]] {
    let text = String(scalar)
    let plain = Array(text.utf8)
    var spellings = [plain]
    for digits in hexadecimals {
      spellings.append(text.utf8.flatMap { [percent] + $0.spelled(digits) })
      spellings.append(text.utf16.flatMap { [backslash, UInt8(ascii: "u")] + $0.spelled(digits) })
    }
    if scalar == " " {
      spellings.append([UInt8(ascii: "+")])
    } else if scalar.isASCII {
      spellings.append([backslash] + plain)
    }
    return spellings
  }

  private static let hexadecimals = [Array("0123456789ABCDEF".utf8), Array("0123456789abcdef".utf8)]
  private static let percent = UInt8(ascii: "%")
  private static let backslash = UInt8(ascii: "\\")
}

extension FixedWidthInteger {
  /// All of its bits, four to each of the sixteen digits.
  fileprivate func spelled(_ digits: [UInt8]) -> [UInt8] {
    stride(from: Self.bitWidth - 4, through: 0, by: -4).map { digits[Int(self >> $0 & 0xF)] }
  }
}
