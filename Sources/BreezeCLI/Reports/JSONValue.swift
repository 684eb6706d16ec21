import Foundation

/// A JSON document as a value. A missing value is written as null, so that no key ever goes missing.
enum JSONValue: Sendable, Hashable {
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
}

extension JSONValue {
  struct NotFinite: Error {}

  enum Form: Sendable {
    /// Over several lines.
    case document
    /// On one line.
    case line
  }

  /// UTF-8, keys sorted, with a final line break. Characters that could steer a terminal or reorder a line are
  /// escaped; they can only stand in strings.
  ///
  /// - Throws: ``NotFinite`` when there is a number that JSON cannot hold.
  func text(_ form: Form = .document) throws -> String {
    var writer = JSONWriter(form)
    writer.write(self)
    guard writer.isValid else { throw NotFinite() }
    return String(decoding: writer.bytes, as: UTF8.self) + "\n"
  }
}
