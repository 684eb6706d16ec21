public import Foundation

/// One GET request to a service.
public struct HTTPRequest: Sendable, Hashable {
  public let service: Service
  public let url: URL
  /// Besides those that every request carries.
  public let headers: [String: String]
  /// What it costs in the service's count of requests: 1, or more for many variables, days or points.
  public let weight: Double

  public init(service: Service, url: URL, headers: [String: String] = [:], weight: Double = 1) {
    self.service = service
    self.url = url
    self.headers = headers
    self.weight = weight
  }
}
