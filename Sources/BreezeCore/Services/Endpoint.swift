public import Foundation

/// Where a service is reached and with which key.
public struct Endpoint: Sendable {
  public let service: Service
  private let url: URL
  private let key: String?

  /// - Parameters:
  ///   - url: the full address, path included, of another server of the same kind; nil for the public one.
  ///   - key: nil without one. It goes to `url`, or to the provider's own host for customers. Open-Meteo's is the
  ///     parameter `apikey`, Google's the header `X-Goog-Api-Key`.
  public init(service: Service, url: URL? = nil, key: String? = nil) {
    self.service = service
    self.url = url ?? Self.publicURL(service, hasKey: key != nil)
    self.key = key
  }

  /// - Parameters:
  ///   - query: names and values, not encoded yet.
  ///   - weight: see ``HTTPRequest/weight``.
  package func request(_ query: [(name: String, value: String)], weight: Double = 1) -> HTTPRequest {
    var query = query
    var headers: [String: String] = [:]
    if let key {
      if service == .pollen { headers["X-Goog-Api-Key"] = key } else { query.append(("apikey", key)) }
    }
    let encoded = query.map { "\($0.name)=\(Self.percentEncoded($0.value))" }.joined(separator: "&")
    var address = URLComponents(url: url, resolvingAgainstBaseURL: false) ?? URLComponents()
    let queries = [address.percentEncodedQuery, encoded].compactMap { $0 }.filter { !$0.isEmpty }
    address.percentEncodedQuery = queries.joined(separator: "&")
    return HTTPRequest(service: service, url: address.url ?? url, headers: headers, weight: weight)
  }

  /// Composes letters and their marks first, since the services take the two spellings of "é" for two names, then
  /// escapes all but the unreserved characters and the comma that parts a list.
  package static func percentEncoded(_ text: String) -> String {
    var encoded: [UInt8] = []
    for byte in text.composed.utf8 {
      if isOpen(byte) {
        encoded.append(byte)
      } else {
        encoded += "%\(byte < 16 ? "0" : "")\(String(byte, radix: 16, uppercase: true))".utf8
      }
    }
    return String(decoding: encoded, as: UTF8.self)
  }

  private static func isOpen(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "a")...UInt8(ascii: "z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"),
      UInt8(ascii: "~"), UInt8(ascii: ","):
      true
    default: false
    }
  }

  private static func publicURL(_ service: Service, hasKey: Bool) -> URL {
    var address = URLComponents()
    address.scheme = "https"
    let customer = hasKey ? "customer-" : ""
    switch service {
    case .geocoding: (address.host, address.path) = ("\(customer)geocoding-api.open-meteo.com", "/v1/search")
    case .airQuality:
      (address.host, address.path) = ("\(customer)air-quality-api.open-meteo.com", "/v1/air-quality")
    case .archive: (address.host, address.path) = ("\(customer)archive-api.open-meteo.com", "/v1/archive")
    case .pollen: (address.host, address.path) = ("pollen.googleapis.com", "/v1/forecast:lookup")
    }
    return address.url ?? URL(fileURLWithPath: "/")
  }
}
