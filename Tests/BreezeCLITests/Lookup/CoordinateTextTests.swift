import BreezeCore
import Testing

@testable import BreezeCLI

@Suite("Coordinates as people write them")
struct CoordinateTextTests {
  @Test(
    "Decimal degrees, in one argument or two",
    arguments: [
      (["48.85", "2.35"], 48.85, 2.35), (["-33.87", "151.21"], -33.87, 151.21),
      (["-.5", "-.25"], -0.5, -0.25),
      (["48.85,2.35"], 48.85, 2.35), (["48.85, 2.35"], 48.85, 2.35), (["48.85,", "2.35"], 48.85, 2.35),
      (["-33.87,151.21"], -33.87, 151.21), (["+40.7", "-74"], 40.7, -74), (["0", "0"], 0, 0),
      (["38,-92"], 38, -92),
    ])
  func decimals(arguments: [String], latitude: Double, longitude: Double) throws {
    let coordinate = try CoordinateText.parse(arguments)
    #expect(coordinate.latitude == latitude)
    #expect(coordinate.longitude == longitude)
  }

  @Test(
    "The edges of the Earth pass unchanged",
    arguments: [
      (["90", "0"], 90, 0), (["-90", "0"], -90, 0), (["0", "180"], 0, 180), (["0", "-180"], 0, -180),
    ]
      + [(["-17.5", "179.9"], -17.5, 179.9), (["89.9999", "-179.9999"], 89.9999, -179.9999)])
  func edges(arguments: [String], latitude: Double, longitude: Double) throws {
    let coordinate = try CoordinateText.parse(arguments)
    #expect(coordinate.latitude == latitude)
    #expect(coordinate.longitude == longitude)
  }

  @Test(
    "Degrees with signs, minutes, seconds and hemispheres",
    arguments: [
      (["51.5237° N", "5.0642° E"], 51.5237, 5.0642), (["51.5237° N, 5.0642° E"], 51.5237, 5.0642),
      (["0°30'S", "0°15'W"], -0.5, -0.25), (["0°30'N", "0°15'E"], 0.5, 0.25),
      (["-0°30'", "-0°15'"], -0.5, -0.25),
      (["-42°30'", "147°18'"], -42.5, 147.3), (["33°52'12\"S", "151°12'36\"E"], -33.87, 151.21),
      (["40°42'N", "74°0'W"], 40.7, -74), (["40.7N", "74W"], 40.7, -74), (["40.7 n", "74.0 w"], 40.7, -74),
      (["33°52′12″S", "151°12’36”E"], -33.87, 151.21), (["-33.5°", "151°"], -33.5, 151),
      (["33d52'12\"S", "151d12'36\"E"], -33.87, 151.21),
    ])
  func degrees(arguments: [String], latitude: Double, longitude: Double) throws {
    let coordinate = try CoordinateText.parse(arguments)
    #expect(abs(coordinate.latitude - latitude) < 1e-9)
    #expect(abs(coordinate.longitude - longitude) < 1e-9)
  }

  @Test(
    "What is no number is refused by name, with the accepted form",
    arguments: [
      (["nan", "10"], "nan"), (["10", "inf"], "inf"), (["0x1p3", "10"], "0x1p3"), (["10", "abc"], "abc"),
      (["1e1", "2e1"], "1e1"), (["10", ""], "an empty text"), (["48,85", "2,35"], "48,85"),
      (["", ""], "empty"),
      (["51.5°X", "5"], "51.5°X"), (["-33.87S", "151"], "-33.87S"), (["0°60'N", "0"], "0°60'N"),
      (["10.5°30'N", "0"], "10.5°30'N"), (["5E", "51N"], "5E"), (["5°30'5'N", "1"], "5°30'5'N"),
      (["48.85"], "48.85"), (["1,2,3"], "1,2,3"), (["1,2", "3"], "1,2"), (["５１", "5"], "５１"),
    ])
  func refused(arguments: [String], named: String) throws {
    let message = try Self.refusal(arguments)
    #expect(message.contains(named))
    #expect(message.contains("40.7 -74.0"))
  }

  @Test("A decimal comma is pointed out", arguments: [["48,85", "2,35"], ["48.85", "2,35"]])
  func decimalComma(arguments: [String]) throws {
    #expect(try Self.refusal(arguments).contains("with a point"))
  }

  @Test(
    "What lies nowhere is refused with the number, its limits and a hint where swapping helps",
    arguments: [
      (["91", "0"], "latitude 91 ", "-90 and 90", true),
      (["-90.0001", "0"], "latitude -90.0001 ", "-90 and 90", true),
      (["0", "180.0001"], "longitude 180.0001 ", "-180 and 180", false),
      (["0", "-181"], "longitude -181 ", "-180 and 180", false),
      (["151.21", "-33.87"], "latitude 151.21 ", "-90 and 90", true),
      (["100", "200"], "latitude 100 ", "-90 and 90", false),
      (["151°12'E", "33°52'S"], "151°12'E", "40.7 -74.0", false),
    ])
  func outside(arguments: [String], named: String, limits: String, swap: Bool) throws {
    let message = try Self.refusal(arguments)
    #expect(message.contains(named))
    #expect(message.contains(limits))
    #expect(message.contains("swap") == swap)
  }

  @Test(
    "What a city is not called",
    arguments: [
      "38,-92", "48.85,2.35", "-33.87, 151.21", "51.5° N, 5° E", "0°30'S,0°15'W", "38 -92", "51.5° N 0.1° W",
    ])
  func pairs(text: String) throws {
    #expect(try CoordinateText.meant(by: text) != nil)
  }

  @Test("Coordinates that cannot be are refused, not searched for", arguments: ["91,181", "48,85 2,35"])
  func refusedPairs(text: String) {
    #expect(throws: UsageError.self) { try CoordinateText.meant(by: text) }
  }

  @Test(
    "What may be a city's name",
    arguments: ["75001", "01220", "110 00", "12345-6789", "Paris, 75", "nan,nan", "1e5,2", "Y, France", ""])
  func names(text: String) throws {
    #expect(try CoordinateText.meant(by: text) == nil)
  }

  private static func refusal(_ arguments: [String]) throws -> String {
    let error = #expect(throws: UsageError.self) { try CoordinateText.parse(arguments) }
    return ErrorWording.text(.usage(try #require(error)))
  }
}
