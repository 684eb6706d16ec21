/// The four services that the program asks.
package enum StubService: String, Sendable, Hashable, CaseIterable {
  case geocoding, airQuality, archive, pollen

  package var path: String {
    switch self {
    case .geocoding: "/v1/search"
    case .airQuality: "/v1/air-quality"
    case .archive: "/v1/archive"
    case .pollen: "/v1/forecast:lookup"
    }
  }

  /// The environment variable that names another address for the service.
  package var variable: String {
    switch self {
    case .geocoding: "BREEZE_GEOCODING_URL"
    case .airQuality: "BREEZE_AIR_QUALITY_URL"
    case .archive: "BREEZE_ARCHIVE_URL"
    case .pollen: "BREEZE_POLLEN_URL"
    }
  }
}
