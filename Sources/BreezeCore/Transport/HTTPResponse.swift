public import Foundation

/// An answer as received. A status is data here; what it means is for the services to judge.
public struct HTTPResponse: Sendable, Equatable {
  public let status: Int
  /// Names in lower case.
  public let headers: [String: String]
  public let body: Data

  public init(status: Int, headers: [String: String] = [:], body: Data) {
    self.status = status
    self.headers = headers
    self.body = body
  }
}
