/// What a report is about: a city that was found by name, or a bare point.
public enum Place: Sendable, Hashable {
  case city(City)
  /// A point, and what its owner calls it.
  case point(Coordinate, name: String?)

  public var coordinate: Coordinate {
    switch self {
    case .city(let city): city.coordinate
    case .point(let coordinate, _): coordinate
    }
  }

  /// nil for a bare point.
  public var city: City? {
    if case .city(let city) = self { city } else { nil }
  }

  /// The short name; a point without one is called by its coordinates.
  public var name: String {
    switch self {
    case .city(let city): city.name
    case .point(let coordinate, let name): name ?? coordinate.text
    }
  }

  /// The name with region and country where they are known.
  public var displayName: String { city?.displayName ?? name }
}
