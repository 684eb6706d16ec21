public import Foundation

/// One GET request to a service.
public struct HTTPRequest: Sendable, Hashable {
  public let service: Service
  public let url: URL
  /// Besides those that every request carries.
  public let headers: [String: String]

  public init(service: Service, url: URL, headers: [String: String] = [:]) {
    self.service = service
    self.url = url
    self.headers = headers
  }
}
