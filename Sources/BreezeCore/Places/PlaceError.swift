/// Why a name led to no place.
public enum PlaceError: Error, Sendable, Equatable {
  case service(ServiceError)
  /// The service knows no such name.
  case notFound(PlaceQuery)
  /// The service knows no such name, but places whose names are spelt nearly so, the nearest first.
  case misspelt(PlaceQuery, near: [City])
  /// There are places of the name, but none that fits the qualifier or the country; the places there are.
  case noneFits(PlaceQuery, candidates: [City])
  /// A choice was made among fewer places than that.
  case noSuchPick(Int, candidates: [City])
}
