/// Writes a JSON document. Foundation's encoder would ask every value for its type again and again, which takes a batch
/// most of its time; the form is that of its pretty printing.
struct JSONWriter {
  private let form: JSONValue.Form
  private(set) var bytes: [UInt8] = []
  /// False after a number that is none, for which JSON has no word.
  private(set) var isValid = true

  init(_ form: JSONValue.Form) {
    self.form = form
  }

  mutating func write(_ value: JSONValue, depth: Int = 0) {
    switch value {
    case .null: bytes += "null".utf8
    case .bool(let bool): bytes += (bool ? "true" : "false").utf8
    case .int(let int): bytes += String(int).utf8
    case .number(let number): write(number)
    case .string(let text): write(text)
    case .array(let values):
      writeList(values, between: "[", "]", depth) { writer, value in writer.write(value, depth: depth + 1) }
    case .object(let values):
      let pairs = values.sorted { $0.key < $1.key }
      writeList(pairs, between: "{", "}", depth) { writer, pair in
        writer.write(pair.key)
        writer.bytes += (writer.form == .document ? " : " : ":").utf8
        writer.write(pair.value, depth: depth + 1)
      }
    }
  }

  private mutating func writeList<Element>(
    _ elements: [Element], between start: Unicode.Scalar, _ end: Unicode.Scalar, _ depth: Int,
    _ write: (inout JSONWriter, Element) -> Void
  ) {
    bytes.append(UInt8(ascii: start))
    for (index, element) in elements.enumerated() {
      if index > 0 { bytes.append(UInt8(ascii: ",")) }
      breakLine(depth + 1)
      write(&self, element)
    }
    if elements.isEmpty, form == .document { bytes.append(UInt8(ascii: "\n")) }
    breakLine(depth)
    bytes.append(UInt8(ascii: end))
  }

  private mutating func breakLine(_ depth: Int) {
    guard form == .document else { return }
    bytes.append(UInt8(ascii: "\n"))
    bytes += repeatElement(UInt8(ascii: " "), count: depth * 2)
  }

  /// The shortest decimals that read back to the same number.
  private mutating func write(_ number: Double) {
    if !number.isFinite { isValid = false }
    let text = number.description.utf8
    bytes += text.suffix(2).elementsEqual(".0".utf8) ? text.dropLast(2) : text[...]
  }

  private mutating func write(_ text: String) {
    bytes.append(UInt8(ascii: "\""))
    if text.utf8.allSatisfy({ 0x20 <= $0 && $0 < 0x7F && $0 != 0x22 && $0 != 0x5C }) {
      bytes += text.utf8
    } else {
      for scalar in text.unicodeScalars { write(scalar) }
    }
    bytes.append(UInt8(ascii: "\""))
  }

  private mutating func write(_ scalar: Unicode.Scalar) {
    switch scalar {
    case "\"": bytes += "\\\"".utf8
    case "\\": bytes += "\\\\".utf8
    case "\n": bytes += "\\n".utf8
    case "\r": bytes += "\\r".utf8
    case "\t": bytes += "\\t".utf8
    case "\u{8}": bytes += "\\b".utf8
    case "\u{C}": bytes += "\\f".utf8
    default:
      guard scalar.isHarmful else {
        bytes += UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter
        return
      }
      let digits = String(scalar.value, radix: 16)
      bytes += "\\u\(String(repeating: "0", count: 4 - digits.count))\(digits)".utf8
    }
  }
}
