/// The geocoding service's answer: the places of one name, best first.
public struct GeocodingResponse: Decodable, Sendable {
  /// The service leaves out every field whose value is zero or empty.
  public struct Result: Decodable, Sendable {
    public let id: Int
    public let name: String
    public let latitude: Double
    public let longitude: Double
    public let countryCode: String?
    public let country: String?
    public let admin1: String?
    public let admin2: String?
    public let timeZone: String?
    public let population: Int?
  }

  /// Empty when nothing was found: the service then leaves the key out.
  public let results: [Result]

  private enum Keys: String, CodingKey {
    case results
  }

  public init(from decoder: any Decoder) throws {
    results =
      try decoder.container(keyedBy: Keys.self).decodeIfPresent([Result].self, forKey: .results) ?? []
  }
}

extension GeocodingResponse.Result {
  private enum Keys: String, CodingKey {
    case id, name, latitude, longitude, country, admin1, admin2, timezone, population
    case countryCode = "country_code"
  }

  public init(from decoder: any Decoder) throws {
    let place = try decoder.container(keyedBy: Keys.self)
    id = try place.decode(Int.self, forKey: .id)
    name = try place.decode(String.self, forKey: .name)
    // What is left out is 0; a null is not, and would put the place where it is not.
    latitude = place.contains(.latitude) ? try place.decode(Double.self, forKey: .latitude) : 0
    longitude = place.contains(.longitude) ? try place.decode(Double.self, forKey: .longitude) : 0
    countryCode = place.text(.countryCode)
    country = place.text(.country)
    admin1 = place.text(.admin1)
    admin2 = place.text(.admin2)
    timeZone = place.text(.timezone)
    population = place.whole(.population)
  }
}
