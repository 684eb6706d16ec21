/// A point on the Earth in decimal degrees (WGS 84).
public struct Coordinate: Sendable, Hashable {
  /// −90 (south) to 90 (north).
  public let latitude: Double
  /// −180 (west) to 180 (east).
  public let longitude: Double

  /// What ``latitude`` can be.
  public static let latitudes = -90.0...90.0
  /// What ``longitude`` can be.
  public static let longitudes = -180.0...180.0

  /// nil when either number is out of its range or no number at all. The ranges are asked for what they
  /// contain, which NaN never is.
  public init?(latitude: Double, longitude: Double) {
    guard Self.latitudes.contains(latitude), Self.longitudes.contains(longitude) else { return nil }
    self.latitude = latitude
    self.longitude = longitude
  }
}
