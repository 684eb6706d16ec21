package import Foundation

/// One request as it came in, and when.
package struct LoggedRequest: Sendable {
  package typealias Pair = (name: String, value: String)

  /// The position in the server's log, from 0.
  package let index: Int
  /// How many requests for the same path came before this one.
  package let earlierForPath: Int
  /// The connection that carried it, counted from 0 in the order of acceptance.
  package let connection: Int
  package let method: String
  /// Path without the query, as sent.
  package let path: String
  /// What followed the question mark, as sent; empty without one.
  package let rawQuery: String
  /// Decoded and in order. A value that is not valid percent-encoded UTF-8 is left as sent.
  package let query: [Pair]
  package let headers: [Pair]
  package let body: Data
  package let arrival: ContinuousClock.Instant
  /// When the last byte of the reply was handed over; nil while it is not, and for ever when the client left before.
  package var finish: ContinuousClock.Instant?

  /// The value of the first parameter of that name.
  package subscript(_ name: String) -> String? {
    query.first { $0.name == name }?.value
  }

  /// The pieces of a comma-separated parameter.
  package func list(_ name: String) -> [String] {
    self[name]?.split(separator: ",").map(String.init) ?? []
  }

  /// The value of the first header of that name, in whatever case.
  package func header(_ name: String) -> String? {
    headers.first { $0.name.lowercased() == name.lowercased() }?.value
  }
}
