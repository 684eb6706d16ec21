import BreezeCore
import Foundation
import TestSupport
import Testing

@Suite("The geocoding answer")
struct GeocodingResponseTests {
  static let places: [String: [String]] = [
    "responses/geocoding/empty-results.json": [],
    "responses/geocoding/no-match.json": [],
    "responses/geocoding/missing-fields.json": [
      "South Pole Camp", "Line of the Equator, Pichincha, Ecuador", "Cape Alone", "Zero Buoy",
    ],
    "responses/geocoding/paris.json": [
      "Paris, Île-de-France, France", "Paris, Texas, United States", "Paris, Tennessee, United States",
      "Paris, Kentucky, United States", "Paris, Ontario, Canada", "Paris-Orly Airport, Île-de-France, France",
    ],
    "responses/geocoding/portland.json": [
      "Portland, Oregon, United States", "Portland, Maine, United States", "Portland, Texas, United States",
      "Portland, Victoria, Australia", "Portland, England, United Kingdom",
    ],
    "responses/geocoding/springfield.json": [
      "Springfield, Missouri, United States", "Springfield, Massachusetts, United States",
      "Springfield, Illinois, United States", "Springfield, Oregon, United States",
      "Springfield, Ohio, United States", "Springfield, Manitoba, Canada", "Springfield, Ontario, Canada",
    ],
    "responses/geocoding/wide-names.json": [
      "東京, 東京都, 日本", "서울, 서울특별시, 대한민국", "Mu\u{308}nchen, Bayern, Deutschland",
      "Thành phố Hồ Chí Minh, Việt Nam", "Camp 👨‍👩‍👧‍👦, Pirkanmaa, Suomi",
    ],
    "responses/geocoding/zurich.json": [
      "Zürich, Zurich, Switzerland", "Zurich, Friesland, The Netherlands", "Zurich, Kansas, United States",
    ],
    "london/geocoding.json": [
      "London, England, United Kingdom", "London, Ontario, Canada", "London, Kentucky, United States",
      "London, Ohio, United States", "London, Arkansas, United States", "London, Line Islands, Kiribati",
      "Londonderry, Northern Ireland, United Kingdom", "London City Airport, England, United Kingdom",
    ],
    "madrid-google/geocoding.json": [
      "Madrid, Madrid, Spain", "Madrid, Cundinamarca, Colombia", "Madrid, Iowa, United States",
      "Madrid, New York, United States", "Madrid, Caraga, Philippines",
    ],
  ]

  private static func cities(_ path: String) throws -> [City] {
    try Answer.geocoding(Fixture.data(path)).cities
  }

  @Test("Every good answer is judged here")
  func complete() throws {
    let good = try Fixture.names(in: "responses/geocoding").filter { !$0.hasPrefix("error-") }
    let judged =
      Self.places.keys.filter { $0.hasPrefix("responses/") } + ["responses/geocoding/hostile-names.json"]
    #expect(good.map { "responses/geocoding/\($0)" } == judged.sorted())
  }

  @Test("The places in the order served", arguments: places.keys.sorted())
  func order(path: String) throws {
    #expect(try Self.cities(path).map(\.displayName) == Self.places[path])
  }

  @Test("All members of a place")
  func members() throws {
    let city = try #require(Self.cities("responses/geocoding/paris.json").first)
    let expected = City(
      id: 2_988_507, name: "Paris", country: "France", admin1: "Île-de-France", admin2: "Paris",
      countryCode: "FR", timeZone: "Europe/Paris", population: 2_138_551,
      coordinate: try #require(Coordinate(latitude: 48.85341, longitude: 2.3488)))
    #expect(city == expected)
  }

  @Test("A coordinate that is left out is 0; all else that is left out is missing")
  func missingFields() throws {
    let cities = try Self.cities("responses/geocoding/missing-fields.json")
    #expect(cities.map(\.latitude) == [-89.99, 0, -49.21, 0])
    #expect(cities.map(\.longitude) == [0, -78.45583, 69.57, 0])
    #expect(cities.map(\.countryCode) == [nil, "EC", "TF", nil])
    #expect(cities.map(\.country) == [nil, "Ecuador", nil, nil])
    #expect(cities.map(\.population) == [45, nil, nil, nil])
    #expect(cities.map(\.timeZone).last == .some(nil))
  }

  @Test("Names come through unchanged, whatever is in them")
  func hostileNames() throws {
    let cities = try Self.cities("responses/geocoding/hostile-names.json")
    let name = "Por\u{1B}]0;owned\u{7}to\u{1B}[2J\u{9B}31m\r\n\u{202E}otrop"
    #expect(cities.map(\.id) == [9_900_011, 9_900_013])
    #expect(cities.first.map { Array($0.name.unicodeScalars) } == Array(name.unicodeScalars))
    #expect(cities.last?.admin1 == "\u{1B}Pq#0\u{1B}\\Algarve\u{9C}")
  }

  private static func one(_ fields: String) throws -> [City] {
    try Answer.geocoding(Data(#"{"results":[{"id":1,"name":"X",\#(fields)}]}"#.utf8)).cities
  }

  @Test("A population with a fraction is a whole number, odd types are missing, codes are upper case")
  func looseFields() throws {
    let city = try #require(
      Self.one(#""population":2138551.0,"country_code":"fr","country":"","admin1":7,"timezone":null"#).first)
    #expect(city.population == 2_138_551)
    #expect(city.countryCode == "FR")
    #expect(city.country == nil)
    #expect(city.admin1 == nil)
    #expect(city.timeZone == nil)
  }

  @Test("A place that lies nowhere on Earth is left out", arguments: ["91", "-90.5", "1e300"])
  func nowhere(latitude: String) throws {
    #expect(try Self.one("\"latitude\":\(latitude)").isEmpty)
  }

  @Test(
    "A coordinate that is null or text is no 0 but a broken answer", arguments: ["null", "\"48.85\"", "[]"])
  func brokenCoordinate(value: String) {
    #expect(throws: DecodingFailure.unexpected(path: "results.Index 0.latitude")) {
      try Self.one("\"latitude\":\(value),\"longitude\":2.35")
    }
    #expect(throws: DecodingFailure.unexpected(path: "results.Index 0.longitude")) {
      try Self.one("\"latitude\":48.85,\"longitude\":\(value)")
    }
  }

  @Test(
    "A place without number or name is a broken answer",
    arguments: [
      (#"{"results":[{"name":"X"}]}"#, "results.Index 0.id"),
      (#"{"results":[{"id":1}]}"#, "results.Index 0.name"), (#"{"results":{}}"#, "results"),
    ])
  func brokenPlace(body: String, path: String) {
    #expect(throws: DecodingFailure.unexpected(path: path)) { try Answer.geocoding(Data(body.utf8)) }
  }
}
