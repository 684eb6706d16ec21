import BreezeCore

/// The place that `breeze here` is about: its name and coordinates as they were when it was set.
struct HomePlace: Sendable, Hashable {
  let name: String
  let coordinate: Coordinate
  let admin1: String?
  let country: String?
  let countryCode: String?
  let timeZone: String?
  /// The number in GeoNames; nil for a bare point.
  let id: Int?

  /// A city as it was found, or the point.
  var place: Place {
    guard let id else { return .point(coordinate, name: name) }
    return .city(
      City(
        id: id, name: name, country: country, admin1: admin1, countryCode: countryCode, timeZone: timeZone,
        coordinate: coordinate))
  }
}
