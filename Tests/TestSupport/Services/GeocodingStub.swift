/// `GET /v1/search`.
struct GeocodingStub {
  let options: StubOptions

  func answer(_ request: LoggedRequest) throws(StubRefusal) -> String {
    let query = try StubQuery(
      openMeteo: request, allowed: ["name", "count", "language", "countryCode", "format"],
      key: options.openMeteoKey)
    guard let name = query["name"] else { throw .openMeteo("No value found at path 'name'") }
    let count = try query.integer("count") ?? 10
    guard (1...100).contains(count) else { throw .openMeteo("Parameter count must be between 1 and 100.") }
    _ = try query.choice("format", ["json"], type: "Format")
    let language = query["language"] ?? "en"
    let found = Self.places(name, language: language, country: query["countryCode"]).prefix(count)
    var members = [("generationtime_ms", "0.4869938")]
    if !found.isEmpty {
      members.insert(("results", WireJSON.array(found.map { Self.text($0, language: language) })), at: 0)
    }
    return WireJSON.object(members)
  }

  /// Whole names first, then the larger place, then the lower number.
  private static func places(_ name: String, language: String, country: String?) -> [StubPlace] {
    StubPlace.all.filter { country == nil || $0.countryCode == country }
      .compactMap { place in place.match(name, language: language).map { (place, $0) } }
      .sorted { ($0.1, $0.0.population, -$0.0.id) > ($1.1, $1.0.population, -$1.0.id) }
      .map(\.0)
  }

  /// Only what is neither zero nor empty is written.
  private static func text(_ place: StubPlace, language: String) -> String {
    var members = [("id", "\(place.id)")]
    func add(_ name: String, _ text: String) {
      if !text.isEmpty { members.append((name, WireJSON.string(text))) }
    }
    func add(_ name: String, number: Double) {
      if number != 0 { members.append((name, "\(number)")) }
    }
    func add(_ name: String, number: Int) {
      if number != 0 { members.append((name, "\(number)")) }
    }
    add("name", place.translations[language] ?? place.name)
    add("latitude", number: place.latitude)
    add("longitude", number: place.longitude)
    add("elevation", number: place.elevation)
    add("feature_code", place.feature)
    add("country_code", place.countryCode)
    add("admin1_id", number: identifier(place.countryCode, place.admin1))
    add("admin2_id", number: identifier(place.countryCode, place.admin1, place.admin2))
    add("timezone", place.timezone)
    add("population", number: place.population)
    if !place.postcodes.isEmpty {
      members.append(("postcodes", WireJSON.array(place.postcodes.map(WireJSON.string))))
    }
    add("country_id", number: identifier(place.country))
    add("country", place.country)
    add("admin1", place.admin1)
    add("admin2", place.admin2)
    return WireJSON.object(members)
  }

  /// Some number for a region, and none for a region without a name.
  private static func identifier(_ names: String...) -> Int {
    names.last == "" ? 0 : Int(StubSeries.hash(names.joined(separator: "/")) % 9_000_000) + 1
  }
}
