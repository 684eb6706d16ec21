extension Coordinate {
  /// For people, to a hundredth of a degree (about a kilometre): `51.51°N 0.13°W`.
  public var text: String {
    "\(Self.degrees(latitude, "N", "S")) \(Self.degrees(longitude, "E", "W"))"
  }

  /// For requests: plain decimals that read back to the same number, without an exponent.
  package var decimals: (latitude: String, longitude: String) {
    (latitude.plainText, longitude.plainText)
  }

  private static func degrees(_ value: Double, _ positive: String, _ negative: String) -> String {
    let magnitude = abs(value).fixedText(2)
    return "\(magnitude)°\(value < 0 && magnitude != "0.00" ? negative : positive)"
  }
}
