import Foundation

/// A JSON document as a value. A missing value is written as null, so that no key ever goes missing.
enum JSONValue: Sendable, Hashable, Encodable {
  case null
  case bool(Bool)
  case int(Int)
  case number(Double)
  case string(String)
  case array([JSONValue])
  case object([String: JSONValue])

  init(_ value: Int?) { self = value.map(JSONValue.int) ?? .null }
  init(_ value: String?) { self = value.map(JSONValue.string) ?? .null }

  /// - Parameter decimals: to which it is rounded; nil for the number as it is.
  init(_ value: Double?, decimals: Int? = nil) {
    guard let value, value.isFinite else {
      self = .null
      return
    }
    guard let decimals else {
      self = .number(value)
      return
    }
    let scale = pow(10, Double(decimals))
    self = .number((value * scale).rounded() / scale + 0)
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch self {
    case .null: try container.encodeNil()
    case .bool(let value): try container.encode(value)
    case .int(let value): try container.encode(value)
    case .number(let value): try container.encode(value)
    case .string(let value): try container.encode(value)
    case .array(let values): try container.encode(values)
    case .object(let values): try container.encode(values)
    }
  }
}

extension JSONValue {
  enum Form: Sendable {
    /// Over several lines.
    case document
    /// On one line.
    case line
  }

  /// UTF-8, keys sorted, with a final line break. Characters that could steer a terminal or reorder a line are
  /// escaped; they can only stand in strings.
  func text(_ form: Form = .document) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting =
      form == .document
      ? [.sortedKeys, .withoutEscapingSlashes, .prettyPrinted] : [.sortedKeys, .withoutEscapingSlashes]
    let encoded = String(decoding: try encoder.encode(self), as: UTF8.self)
    var text = String.UnicodeScalarView()
    for scalar in encoded.unicodeScalars {
      if scalar.isHarmful, scalar != "\n" {
        text.append(contentsOf: "\\u\(String(format: "%04x", scalar.value))".unicodeScalars)
      } else {
        text.append(scalar)
      }
    }
    return String(text) + "\n"
  }
}
