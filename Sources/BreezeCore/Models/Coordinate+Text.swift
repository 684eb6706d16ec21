import Foundation

extension Coordinate {
  /// For people, to a hundredth of a degree (about a kilometre): `51.51°N 0.13°W`.
  public var text: String {
    "\(Self.degrees(latitude, "N", "S")) \(Self.degrees(longitude, "E", "W"))"
  }

  /// For requests: plain decimals that read back to the same number, without an exponent.
  package var decimals: (latitude: String, longitude: String) {
    (Self.plain(latitude), Self.plain(longitude))
  }

  private static func degrees(_ value: Double, _ positive: String, _ negative: String) -> String {
    let magnitude = String(format: "%.2f", abs(value))
    return "\(magnitude)°\(value < 0 && magnitude != "0.00" ? negative : positive)"
  }

  private static func plain(_ value: Double) -> String {
    if value == 0 { return "0" }
    let shortest = value.description
    if shortest.hasSuffix(".0") { return String(shortest.dropLast(2)) }
    guard let mark = shortest.firstIndex(of: "e"), let exponent = Int(shortest[mark...].dropFirst()) else {
      return shortest
    }
    // Below a ten-thousandth Swift writes an exponent: `1.2e-07`.
    let zeros = String(repeating: "0", count: -exponent - 1)
    return "\(value < 0 ? "-" : "")0.\(zeros)\(shortest[..<mark].filter(\.isNumber))"
  }
}
