import BreezeCore

extension HomePlace {
  /// A city as it was found, or a point by the name that its owner gave it.
  init(_ place: Place) {
    let city = place.city
    self.init(
      name: place.name, coordinate: place.coordinate, admin1: city?.admin1, country: city?.country,
      countryCode: city?.countryCode, timeZone: city?.timeZone, id: city?.id)
  }

  /// From the settings file. Only the coordinates are needed; a point without a name is called by them.
  init(json: JSONValue) throws(SettingFault) {
    guard let values = json.object else {
      throw SettingFault(key: SettingKey.home.rawValue, expected: SettingKey.home.expected)
    }
    func optional<Value>(
      _ key: String, _ expected: String, _ read: (JSONValue) -> Value?
    ) throws(SettingFault) -> Value? {
      guard let value = values[key], value != .null else { return nil }
      guard let found = read(value) else { throw SettingFault(key: "home.\(key)", expected: expected) }
      return found
    }
    func degrees(_ key: String, in range: ClosedRange<Double>) throws(SettingFault) -> Double {
      let expected = "a number from \(Int(range.lowerBound)) to \(Int(range.upperBound))"
      let read = { (value: JSONValue) in value.double.flatMap { range.contains($0) ? $0 : nil } }
      guard let value = try optional(key, expected, read) else {
        throw SettingFault(key: "home.\(key)", expected: expected)
      }
      return value
    }
    let latitude = try degrees("latitude", in: Coordinate.latitudes)
    let longitude = try degrees("longitude", in: Coordinate.longitudes)
    guard let coordinate = Coordinate(latitude: latitude, longitude: longitude) else {
      throw SettingFault(key: SettingKey.home.rawValue, expected: SettingKey.home.expected)
    }
    self.init(
      name: try optional("name", "a text", \.string) ?? coordinate.text, coordinate: coordinate,
      admin1: try optional("admin1", "a text", \.string),
      country: try optional("country", "a text", \.string),
      countryCode: try optional("country_code", "a text", \.string),
      timeZone: try optional("timezone", "a text", \.string), id: try optional("id", "a whole number", \.int))
  }

  /// For the settings file; what is unknown has no key there.
  var json: JSONValue {
    let values: [String: JSONValue] = [
      "name": .string(name), "admin1": JSONValue(admin1), "country": JSONValue(country),
      "country_code": JSONValue(countryCode), "timezone": JSONValue(timeZone), "id": JSONValue(id),
      "latitude": JSONValue(coordinate.latitude), "longitude": JSONValue(coordinate.longitude),
    ]
    return .object(values.filter { $0.value != .null })
  }
}
