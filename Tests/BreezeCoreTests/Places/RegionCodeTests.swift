import BreezeCore
import Testing

@Suite("The postal codes of states and provinces")
struct RegionCodeTests {
  /// United States Postal Service, Publication 28, appendix B: the fifty states and the capital's district.
  static let states = """
    AL Alabama|AK Alaska|AZ Arizona|AR Arkansas|CA California|CO Colorado|CT Connecticut|DE Delaware
    DC District of Columbia|FL Florida|GA Georgia|HI Hawaii|ID Idaho|IL Illinois|IN Indiana|IA Iowa|KS Kansas
    KY Kentucky|LA Louisiana|ME Maine|MD Maryland|MA Massachusetts|MI Michigan|MN Minnesota|MS Mississippi
    MO Missouri|MT Montana|NE Nebraska|NV Nevada|NH New Hampshire|NJ New Jersey|NM New Mexico|NY New York
    NC North Carolina|ND North Dakota|OH Ohio|OK Oklahoma|OR Oregon|PA Pennsylvania|RI Rhode Island
    SC South Carolina|SD South Dakota|TN Tennessee|TX Texas|UT Utah|VT Vermont|VA Virginia|WA Washington
    WV West Virginia|WI Wisconsin|WY Wyoming
    """
  /// Canada Post's symbols of the ten provinces and three territories.
  static let provinces = """
    AB Alberta|BC British Columbia|MB Manitoba|NB New Brunswick|NL Newfoundland and Labrador
    NT Northwest Territories|NS Nova Scotia|NU Nunavut|ON Ontario|PE Prince Edward Island|QC Quebec
    SK Saskatchewan|YT Yukon
    """

  private static func pairs(_ table: String) -> [(code: String, name: String)] {
    table.split { $0 == "|" || $0 == "\n" }.map { (String($0.prefix(2)), String($0.dropFirst(3))) }
  }

  private static func rank(_ code: String, _ admin1: String, _ country: String) throws -> Int? {
    let city = City(
      id: 1, name: "Somewhere", admin1: admin1, countryCode: country,
      coordinate: try #require(Coordinate(latitude: 0, longitude: 0)))
    return try #require(PlaceQuery("Somewhere, \(code)")).rank(of: city)
  }

  @Test("Each code fits its own region and no other", arguments: [("US", states, 51), ("CA", provinces, 13)])
  func codes(country: String, table: String, count: Int) throws {
    let pairs = Self.pairs(table)
    #expect(pairs.count == count)
    for (code, name) in pairs {
      // A country's own code is "CA", which fits every place in Canada, though less well.
      for (_, other) in pairs where code != country {
        #expect(try Self.rank(code, other, country) == (other == name ? 0 : nil), "\(code) in \(other)")
      }
    }
  }

  @Test("Other spellings of a region", arguments: [("DC", "Washington, D.C.", "US"), ("QC", "Québec", "CA")])
  func spellings(code: String, name: String, country: String) throws {
    #expect(try Self.rank(code, name, country) == 0)
  }
}
