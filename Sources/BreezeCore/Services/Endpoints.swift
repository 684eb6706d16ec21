public import Foundation

/// The four endpoints of a run.
public struct Endpoints: Sendable {
  private let urls: [Service: URL]
  private let openMeteoKey: String?
  private let pollenKey: String?

  /// - Parameters:
  ///   - urls: full addresses of other servers; the public ones where there is none.
  ///   - openMeteoKey: for customers of Open-Meteo.
  ///   - pollenKey: for Google Pollen, which answers nobody without one.
  public init(urls: [Service: URL] = [:], openMeteoKey: String? = nil, pollenKey: String? = nil) {
    self.urls = urls
    self.openMeteoKey = openMeteoKey
    self.pollenKey = pollenKey
  }

  public subscript(service: Service) -> Endpoint {
    Endpoint(service: service, url: urls[service], key: service == .pollen ? pollenKey : openMeteoKey)
  }

  /// Without a key the pollen comes with the air quality, in Europe.
  public var hasPollenKey: Bool { pollenKey != nil }

  /// The same for a replay: the recording alone decides whether Google Pollen is asked, and no key is in play.
  public func replaying(_ recording: Recording) throws(TransportError) -> Endpoints {
    let recorded = try recording.answer(of: .pollen) != nil
    return Endpoints(urls: urls, pollenKey: recorded ? "recorded" : nil)
  }

  /// Whether the limits of Open-Meteo's free service hold: on its public hosts, without a key.
  public var hasFreeLimits: Bool { openMeteoKey == nil && urls[.airQuality] == nil }

  /// What must never be shown, stored or passed on.
  public var secrets: [String] { [openMeteoKey, pollenKey].compactMap { $0 } }
}
