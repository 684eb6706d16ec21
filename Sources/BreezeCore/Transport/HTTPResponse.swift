public import Foundation

/// An answer as received. A status is data here; what it means is for the services to judge.
public struct HTTPResponse: Sendable, Equatable {
  public let status: Int
  /// Names in lower case. An answer from the cache has none.
  public let headers: [String: String]
  public let body: Data
  /// Seconds since it was stored, 0 or more; nil for an answer straight from the network.
  public let age: TimeInterval?
  /// Older than its service's answers stay fresh: used because there was none newer, and to be said so.
  public let isStale: Bool
  /// Shared by all copies, and no part of what makes two answers equal.
  package let reading = FirstReading()

  public init(
    status: Int, headers: [String: String] = [:], body: Data, age: TimeInterval? = nil, isStale: Bool = false
  ) {
    self.status = status
    self.headers = headers
    self.body = body
    self.age = age
    self.isStale = isStale
  }

  public static func == (left: HTTPResponse, right: HTTPResponse) -> Bool {
    (left.status, left.headers, left.body, left.age, left.isStale)
      == (right.status, right.headers, right.body, right.age, right.isStale)
  }
}
