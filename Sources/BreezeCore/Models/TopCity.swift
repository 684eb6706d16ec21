/// A city of the ticker: well known, and looked up without geocoding.
public struct TopCity: Sendable, Hashable {
  public let name: String
  public let coordinate: Coordinate

  /// The ten in the order of the ticker. Coordinates to a hundredth of a degree, from GeoNames.
  public static let all: [TopCity] = [
    ("New York", 40.71, -74.01), ("Los Angeles", 34.05, -118.24), ("Chicago", 41.85, -87.65),
    ("London", 51.51, -0.13), ("Paris", 48.85, 2.35), ("Tokyo", 35.69, 139.69), ("Berlin", 52.52, 13.41),
    ("Toronto", 43.7, -79.42), ("Sydney", -33.87, 151.21), ("Dubai", 25.08, 55.31),
  ].compactMap { name, latitude, longitude in
    Coordinate(latitude: latitude, longitude: longitude).map { TopCity(name: name, coordinate: $0) }
  }
}
