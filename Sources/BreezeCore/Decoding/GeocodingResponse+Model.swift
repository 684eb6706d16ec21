extension GeocodingResponse {
  /// The places in the order served. One whose coordinates lie nowhere on Earth is left out.
  package var cities: [City] { results.compactMap(City.init) }
}

extension City {
  fileprivate init?(_ result: GeocodingResponse.Result) {
    guard let coordinate = Coordinate(latitude: result.latitude, longitude: result.longitude) else {
      return nil
    }
    self.init(
      id: result.id, name: result.name, country: result.country, admin1: result.admin1, admin2: result.admin2,
      countryCode: result.countryCode?.uppercased(), timeZone: result.timeZone, population: result.population,
      coordinate: coordinate)
  }
}
