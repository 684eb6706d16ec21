/// A named place as the geocoding service knows it.
public struct City: Sendable, Hashable, Identifiable {
  /// The place's number in GeoNames.
  public let id: Int
  public let name: String
  public let country: String?
  /// The first level of administration: a state, a region, a province.
  public let admin1: String?
  /// The second level: a county, a district.
  public let admin2: String?
  /// ISO 3166-1, two letters, upper case.
  public let countryCode: String?
  /// A name of the IANA time zone database.
  public let timeZone: String?
  /// Inhabitants; nil when unknown.
  public let population: Int?
  public let coordinate: Coordinate

  public var latitude: Double { coordinate.latitude }
  public var longitude: Double { coordinate.longitude }

  public init(
    id: Int, name: String, country: String? = nil, admin1: String? = nil, admin2: String? = nil,
    countryCode: String? = nil, timeZone: String? = nil, population: Int? = nil, coordinate: Coordinate
  ) {
    self.id = id
    self.name = name
    self.country = country
    self.admin1 = admin1
    self.admin2 = admin2
    self.countryCode = countryCode
    self.timeZone = timeZone
    self.population = population
    self.coordinate = coordinate
  }

  /// "name, admin1, country" without the parts that are missing.
  public var displayName: String {
    [name, admin1, country].compactMap { $0 }.filter { !$0.isEmpty }.joined(separator: ", ")
  }
}
