import BreezeCore
import Testing

@Suite("What someone types to name a place")
struct PlaceQueryTests {
  @Test(
    "The name is the part before the first comma, the rest qualifies it",
    arguments: [
      ("London", "London", []), ("  London \n", "London", []), ("New York", "New York", []),
      ("Portland, OR", "Portland", ["OR"]), ("Portland,OR", "Portland", ["OR"]),
      ("Springfield , Oregon , United States", "Springfield", ["Oregon", "United States"]),
      ("Paris,", "Paris", []), ("Paris, ,France", "Paris", ["France"]), (",Paris", "Paris", []),
      ("75001", "75001", []), ("01220", "01220", []), ("Zu\u{308}rich", "Z\u{FC}rich", []), ("北京", "北京", []),
      ("Ii", "Ii", []),
    ] as [(String, String, [String])])
  func parts(typed: String, name: String, qualifiers: [String]) throws {
    let query = try #require(PlaceQuery(typed))
    #expect(Array(query.name.unicodeScalars) == Array(name.unicodeScalars))
    #expect(query.qualifiers == qualifiers)
  }

  @Test("The text is all that was typed, trimmed and composed")
  func text() throws {
    #expect(try #require(PlaceQuery(" Washington, D.C. ")).text == "Washington, D.C.")
    let query = try #require(PlaceQuery("Zu\u{308}rich, CH"))
    #expect(Array(query.text.unicodeScalars) == Array("Z\u{FC}rich, CH".unicodeScalars))
    #expect(query == PlaceQuery("Z\u{FC}rich, CH"))
  }

  @Test(
    "A name of fewer than two characters is none",
    arguments: ["", " ", "\t\n", "X", " X ", "é", "e\u{301}", ",", ", ,", "X, France", "京"])
  func none(typed: String) {
    #expect(PlaceQuery(typed) == nil)
  }

  private static func city(_ admin1: String?, _ country: String?, _ code: String?, admin2: String? = nil)
    throws
    -> City
  {
    City(
      id: 1, name: "Springfield", country: country, admin1: admin1, admin2: admin2, countryCode: code,
      coordinate: try #require(Coordinate(latitude: 0, longitude: 0)))
  }

  @Test(
    "Every way to say a region",
    arguments: [
      "Oregon", "oregon", "OREGON", "OR", "or", "Lane", "O.R.", "Oregon, US", "Oregon, Lane",
    ])
  func region(qualifier: String) throws {
    let city = try Self.city("Oregon", "United States", "US", admin2: "Lane")
    #expect(try #require(PlaceQuery("Springfield, \(qualifier)")).rank(of: city) != nil)
  }

  @Test(
    "Every way to say a country",
    arguments: [
      ("United States", "US", "United States"), ("United States", "US", "us"), ("United States", "US", "USA"),
      ("United States", "US", "U.S.A."), ("United States", "US", "America"),
      ("United States", "US", "United States of America"), ("United Kingdom", "GB", "UK"),
      ("United Kingdom", "GB", "GB"), ("United Kingdom", "GB", "Great Britain"),
      ("United Arab Emirates", "AE", "UAE"), ("Côte d'Ivoire", "CI", "cote d'ivoire"),
    ])
  func country(country: String, code: String, qualifier: String) throws {
    let city = try Self.city("Somewhere", country, code)
    #expect(try #require(PlaceQuery("Springfield, \(qualifier)")).rank(of: city) == 1)
  }

  @Test("A region fits better than a country, and each part must fit")
  func ranks() throws {
    let query = try #require(PlaceQuery("Springfield, CA"))
    #expect(query.rank(of: try Self.city("California", "United States", "US")) == 0)
    #expect(query.rank(of: try Self.city("Ontario", "Canada", "CA")) == 1)
    #expect(query.rank(of: try Self.city("Ohio", "United States", "US")) == nil)
    #expect(query.rank(of: try Self.city(nil, nil, nil)) == nil)
    let both = try #require(PlaceQuery("Springfield, Ontario, US"))
    #expect(both.rank(of: try Self.city("Ontario", "Canada", "CA")) == nil)
    #expect(try #require(PlaceQuery("Springfield")).rank(of: try Self.city(nil, nil, nil)) == 0)
  }

  @Test("A postal code of one country is none of another's region of that name")
  func codesByCountry() throws {
    let query = try #require(PlaceQuery("Springfield, GA"))
    #expect(query.rank(of: try Self.city("Georgia", "United States", "US")) == 0)
    #expect(query.rank(of: try Self.city("Georgia", "Elsewhere", "XX")) == nil)
  }

  @Test("A display name pasted back fits its place, commas in a region included")
  func pastedBack() throws {
    for admin1 in ["Oregon", "Washington, D.C.", "Île-de-France"] {
      let city = try Self.city(admin1, "United States", "US")
      #expect(try #require(PlaceQuery(city.displayName)).rank(of: city) != nil)
    }
    let bonaire = try Self.city(nil, "Bonaire, Saint Eustatius and Saba", "BQ")
    #expect(try #require(PlaceQuery(bonaire.displayName)).rank(of: bonaire) != nil)
    let other = try Self.city("Oregon", "Bonaire, Saint Eustatius and Saba", "BQ")
    #expect(try #require(PlaceQuery(bonaire.displayName)).rank(of: other) == nil)
  }
}
