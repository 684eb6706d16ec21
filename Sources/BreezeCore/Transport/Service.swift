/// The four services that a report is made from.
public enum Service: String, Sendable, CaseIterable {
  case geocoding
  case airQuality = "air-quality"
  case archive
  case pollen

  /// The name in messages.
  public var name: String {
    switch self {
    case .geocoding: "Open-Meteo geocoding"
    case .airQuality: "Open-Meteo air quality"
    case .archive: "Open-Meteo archive"
    case .pollen: "Google Pollen"
    }
  }
}
