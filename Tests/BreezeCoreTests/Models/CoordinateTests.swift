import Testing

import BreezeCore

@Suite("Points on the Earth")
struct CoordinateTests {
  @Test(
    "The edges of both ranges belong to them",
    arguments: [(90, 0), (-90, 0), (0, 180), (0, -180), (-17.5, 179.9), (90, 180), (-90, -180), (0, 0)])
  func inside(latitude: Double, longitude: Double) throws {
    let point = try #require(Coordinate(latitude: latitude, longitude: longitude))
    #expect(point.latitude == latitude)
    #expect(point.longitude == longitude)
  }

  @Test(
    "Beyond an edge, infinite or no number at all is no point",
    arguments: [
      (90.0.nextUp, 0), (-90.0001, 0), (91, 0), (0, 180.0.nextUp), (0, 180.0001), (0, -181), (151.21, -33.87),
      (.nan, 10), (10, .nan), (.infinity, 0), (0, -.infinity), (-Double.nan, -.nan),
    ])
  func outside(latitude: Double, longitude: Double) {
    #expect(Coordinate(latitude: latitude, longitude: longitude) == nil)
  }

  @Test(
    "Requests carry plain decimals",
    arguments: [
      (0, "0"), (-0.0, "0"), (51.50853, "51.50853"), (-0.12574, "-0.12574"), (40, "40"), (-74, "-74"),
      (0.5, "0.5"), (1e-5, "0.00001"), (1e-7, "0.0000001"), (-2.5e-8, "-0.000000025"),
      (1.23456789012345e-5, "0.0000123456789012345"), (89.99999999999999, "89.99999999999999"),
    ])
  func plainDecimals(value: Double, text: String) throws {
    let point = try #require(Coordinate(latitude: value, longitude: value))
    #expect(point.decimals.latitude == text)
    #expect(point.decimals.longitude == text)
  }

  static let awkward: [Double] = [
    1e-7, 1e-10, -1e-16, 4.9e-5, 0.3333333333333333, 179.99999999999997, -0.10000038, 13.450001, 52.26713,
    1e-120, 1e-200, .leastNonzeroMagnitude, -2.2250738585072014e-308, 1.2345678901234567e-300,
  ]

  @Test("Plain decimals read back to the very same number", arguments: awkward)
  func roundTrip(value: Double) throws {
    let point = try #require(Coordinate(latitude: min(value, 90), longitude: value))
    let text = point.decimals.longitude
    #expect(Double(text) == value)
    #expect(text.utf8.allSatisfy { "-.0123456789".utf8.contains($0) })
  }

  @Test("So do sixty numbers of falling size")
  func roundTripOfMany() throws {
    for step in 1...60 {
      try roundTrip(value: 90 / Double(step * step * step * step * 7))
      try roundTrip(value: -180 / Double(step * step * 3))
    }
  }

  @Test(
    "For people: hundredths of a degree and the hemisphere",
    arguments: [
      (51.50853, -0.12574, "51.51°N 0.13°W"), (-33.87, 151.21, "33.87°S 151.21°E"),
      (0, 0, "0.00°N 0.00°E"), (-0.004, -0.004, "0.00°N 0.00°E"), (-0.006, -0.006, "0.01°S 0.01°W"),
      (90, -180, "90.00°N 180.00°W"),
    ])
  func text(latitude: Double, longitude: Double, expected: String) throws {
    let point = try #require(Coordinate(latitude: latitude, longitude: longitude))
    #expect(point.text == expected)
  }
}
