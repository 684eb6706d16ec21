import BreezeCore

extension OutputTemplate {
  /// What can stand in braces. The names are those of the JSON document where it has them.
  enum Field: String, Sendable, CaseIterable {
    case name
    case displayName = "display_name"
    case admin1, country
    case countryCode = "country_code"
    case latitude, longitude, timezone
    case aqi, status, description, emoji, color
    case colorHex = "color_hex"
    case mainPollutant = "main_pollutant"
    case pm25, pm10, no2, so2, o3, co
    case time, date
  }

  static let missing = "n/a"

  /// Ends with one line break: the template's own, or else one more. Text from outside is without control characters.
  func text(of reading: PlaceReading) -> String {
    let text = pieces.map { piece in
      switch piece {
      case .text(let text): text
      case .field(let field): Self.value(field, reading).map(\.displaySafe) ?? Self.missing
      }
    }.joined()
    return text.hasSuffix("\n") ? text : text + "\n"
  }

  /// nil when the value is missing.
  private static func value(_ field: Field, _ reading: PlaceReading) -> String? {
    switch field {
    case .name, .displayName, .admin1, .country, .countryCode, .latitude, .longitude, .timezone:
      location(field, reading)
    case .aqi: reading.air?.airQuality.usAQI.map(String.init)
    case .status: reading.status?.text
    case .description: reading.status?.description
    case .emoji: reading.status?.emoji
    case .color: reading.status?.color.rawValue
    case .colorHex: reading.status?.color.hex
    case .mainPollutant: reading.air?.mainPollutant?.rawValue
    case .time: reading.air?.time.clock
    case .date: reading.air?.time.day.text
    case .pm25, .pm10, .no2, .so2, .o3, .co:
      PollutantType(code: field.rawValue).flatMap { reading.air?.airQuality.concentration(of: $0) }?.plainText
    }
  }

  private static func location(_ field: Field, _ reading: PlaceReading) -> String? {
    switch field {
    case .name: reading.place.name
    case .displayName: reading.place.displayName
    case .admin1: reading.place.city?.admin1
    case .country: reading.place.city?.country
    case .countryCode: reading.place.city?.countryCode
    case .latitude: reading.place.coordinate.latitude.plainText
    case .longitude: reading.place.coordinate.longitude.plainText
    default: reading.timeZone
    }
  }
}
