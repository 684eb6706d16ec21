import BreezeCore
import Foundation

/// The variables of the environment that concern the services.
extension Surroundings {
  /// - Throws: ``UsageError`` for an address that is none of the web.
  func endpoints() throws(UsageError) -> Endpoints {
    var urls: [Service: URL] = [:]
    for (service, name) in Self.addresses {
      guard let text = variable(name) else { continue }
      guard let url = URL(string: text), let scheme = url.scheme?.lowercased(),
        ["http", "https"].contains(scheme),
        url.host?.isEmpty == false
      else { throw .invalid("\(name) is no http or https address: \"\(text)\".") }
      urls[service] = url
    }
    return Endpoints(
      urls: urls, openMeteoKey: variable("OPEN_METEO_API_KEY"), pollenKey: variable("GOOGLE_POLLEN_API_KEY"))
  }

  /// The instant that `BREEZE_NOW` sets; nil when it is not set.
  func fixedNow() throws(UsageError) -> Date? {
    guard let text = variable("BREEZE_NOW") else { return nil }
    // Foundation reads every form, and asks for the machine's time zone whatever the text says. That starts ICU, so the
    // form that everything here writes is read without it.
    guard let now = LocalTime(utc: text)?.instant ?? (try? Date(text, strategy: .iso8601)) else {
      throw .invalid("BREEZE_NOW is no instant of ISO 8601 such as 2026-12-01T21:05:12Z: \"\(text)\".")
    }
    return now
  }

  private static let addresses: [(Service, String)] = [
    (.airQuality, "BREEZE_AIR_QUALITY_URL"), (.geocoding, "BREEZE_GEOCODING_URL"),
    (.archive, "BREEZE_ARCHIVE_URL"), (.pollen, "BREEZE_POLLEN_URL"),
  ]
}
