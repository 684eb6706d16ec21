import BreezeCore
import Foundation

/// Reads coordinates as people write and paste them.
enum CoordinateText {
  static let accepted =
    "decimal degrees, as in 40.7 -74.0, or degrees, minutes and seconds, as in 40°42'N 74°0'W"

  /// From one or two arguments: `LAT LON`, `LAT, LON` or `LAT,LON`.
  ///
  /// - Throws: ``UsageError`` that names the number that is wrong.
  static func parse(_ arguments: [String]) throws(UsageError) -> Coordinate {
    guard let parts = pair(arguments) else {
      throw .invalid(
        "Not a pair of coordinates: \(arguments.joined(separator: " ")). Accepted are \(accepted).")
    }
    let latitude = try degrees(parts.0, "latitude", hemispheres: "NS")
    let longitude = try degrees(parts.1, "longitude", hemispheres: "EW")
    if let coordinate = Coordinate(latitude: latitude, longitude: longitude) { return coordinate }
    let swapped = Coordinate(latitude: longitude, longitude: latitude) != nil
    let hint = swapped ? " Did you swap latitude and longitude?" : ""
    throw Coordinate.latitudes.contains(latitude)
      ? .invalid("The longitude \(parts.1) is not between -180 and 180.\(hint)")
      : .invalid("The latitude \(parts.0) is not between -90 and 90.\(hint)")
  }

  /// The coordinates that a text is meant to be where a name is expected; nil for a name. Numbers alone are still a
  /// name, since postal codes are searched for too: it takes two, and a comma, a point, a sign or a degree.
  static func meant(by text: String) throws(UsageError) -> Coordinate? {
    let numbers = text.split { $0 == " " || $0 == "," }.reduce(into: [String]()) { numbers, word in
      let isHemisphere = word.count == 1 && "NSEW".contains(word.uppercased())
      if isHemisphere, let last = numbers.popLast() {
        numbers.append(last + word)
      } else {
        numbers.append(String(word))
      }
    }
    guard numbers.count >= 2, numbers.allSatisfy({ angle($0) != nil }),
      text.contains(",") || numbers.contains(where: { !$0.allSatisfy(\.isNumber) })
    else { return nil }
    let words = text.split(separator: " ").map(String.init)
    return try parse(numbers.count == 2 ? numbers : words.count == 2 ? words : [text])
  }

  private static func pair(_ arguments: [String]) -> (String, String)? {
    if arguments.count == 2 {
      let left = arguments[0].hasSuffix(",") ? String(arguments[0].dropLast()) : arguments[0]
      return (left, arguments[1])
    }
    let parts = arguments.joined(separator: ",").split(separator: ",", omittingEmptySubsequences: false)
      .map(\.trimmed)
    return parts.count == 2 ? (parts[0], parts[1]) : nil
  }

  private static func degrees(
    _ text: String, _ what: String, hemispheres: String
  ) throws(UsageError) -> Double {
    guard let angle = angle(text), angle.hemisphere.map({ hemispheres.contains($0) }) ?? true else {
      let decimalComma = text.contains(",") ? " Write decimals with a point." : ""
      throw .invalid(
        "Not a \(what): \(text.isEmpty ? "an empty text" : text).\(decimalComma) Accepted are \(accepted).")
    }
    return angle.degrees
  }

  /// `-33.87`, `33.87° S`, `33°52'8.5"S`, `33d52'S` where there is no UTF-8. The sign and the hemisphere exclude each
  /// other; minutes and seconds are below 60, and only the last part has decimals.
  private static func angle(_ text: String) -> (degrees: Double, hemisphere: Character?)? {
    if let number = PlainDecimal.parse(text) { return (number, nil) }
    var rest = text.filter { $0 != " " }[...]
    var hemisphere: Character?
    if let last = rest.last?.uppercased().first, "NSEW".contains(last) {
      hemisphere = last
      rest = rest.dropLast()
    }
    var parts: [Double] = []
    for marks in ["°ºd", "'′’", "\"″”"] {
      guard let end = rest.firstIndex(where: marks.contains) else { break }
      guard let number = PlainDecimal.parse(String(rest[..<end])) else { return nil }
      parts.append(number)
      rest = rest[rest.index(after: end)...]
    }
    if parts.isEmpty, hemisphere != nil, let number = PlainDecimal.parse(String(rest)) {
      parts = [number]
      rest = ""
    }
    guard rest.isEmpty, !parts.isEmpty else { return nil }
    return sum(parts, negative: text.drop { $0 == " " }.hasPrefix("-"), hemisphere: hemisphere)
  }

  private static func sum(
    _ parts: [Double], negative: Bool, hemisphere: Character?
  ) -> (degrees: Double, hemisphere: Character?)? {
    guard !(negative && hemisphere != nil), parts.dropFirst().allSatisfy({ (0..<60).contains($0) }),
      parts.dropLast().allSatisfy({ $0 == $0.rounded() })
    else { return nil }
    let magnitude = zip(parts, [1.0, 60, 3600]).reduce(0) { $0 + abs($1.0) / $1.1 }
    let south = hemisphere.map { "SW".contains($0) } ?? negative
    return (south ? -magnitude : magnitude, hemisphere)
  }
}
