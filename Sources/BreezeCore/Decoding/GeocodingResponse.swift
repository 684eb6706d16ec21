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

  public init(from decoder: any Decoder) throws {
    let answer = try decoder.container(keyedBy: AnyKey.self)
    results = try answer.decodeIfPresent([Result].self, forKey: AnyKey("results")) ?? []
  }
}

extension GeocodingResponse.Result {
  public init(from decoder: any Decoder) throws {
    let place = try decoder.container(keyedBy: AnyKey.self)
    id = try place.decode(Int.self, forKey: AnyKey("id"))
    name = try place.decode(String.self, forKey: AnyKey("name"))
    // What is left out is 0; a null is not, and would put the place where it is not.
    latitude =
      place.contains(AnyKey("latitude")) ? try place.decode(Double.self, forKey: AnyKey("latitude")) : 0
    longitude =
      place.contains(AnyKey("longitude")) ? try place.decode(Double.self, forKey: AnyKey("longitude")) : 0
    countryCode = place.text(AnyKey("country_code"))
    country = place.text(AnyKey("country"))
    admin1 = place.text(AnyKey("admin1"))
    admin2 = place.text(AnyKey("admin2"))
    timeZone = place.text(AnyKey("timezone"))
    population = place.whole(AnyKey("population"))
  }
}
