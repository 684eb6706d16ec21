import BreezeCore

extension JSONValue {
  /// The object `location` of every document.
  static func location(_ place: Place, timeZone: String?) -> JSONValue {
    let city = place.city
    return .object([
      "name": .string(place.name),
      "display_name": .string(place.displayName),
      "latitude": JSONValue(place.coordinate.latitude),
      "longitude": JSONValue(place.coordinate.longitude),
      "admin1": JSONValue(city?.admin1),
      "country": JSONValue(city?.country),
      "country_code": JSONValue(city?.countryCode),
      "timezone": JSONValue(timeZone),
      "id": JSONValue(city?.id),
    ])
  }
}
