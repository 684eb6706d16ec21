/// Finds the one place that someone means.
public struct PlaceFinder: Sendable {
  /// How to choose among the places of one name.
  public struct Choice: Sendable, Hashable {
    /// ISO 3166-1, two letters; nil for any.
    public let country: String?
    /// Of the names in the answer; nil for English.
    public let language: String?
    /// 1 is the best match.
    public let pick: Int

    public init(country: String? = nil, language: String? = nil, pick: Int = 1) {
      self.country = country
      self.language = language
      self.pick = pick
    }
  }

  /// The place, and all that were to choose from, best first.
  public struct Match: Sendable, Equatable {
    public let city: City
    public let candidates: [City]
  }

  private let geocoding: GeocodingService

  public init(geocoding: GeocodingService) {
    self.geocoding = geocoding
  }

  /// One request; a second one only when nothing fits a text with a comma, which may be a name as it stands.
  ///
  /// - Throws: ``PlaceError``; `noSuchPick` when the choice counts further than there are places.
  public func place(_ query: PlaceQuery, choice: Choice = Choice()) async throws(PlaceError) -> Match {
    let candidates = try await candidates(query, choice)
    guard let best = candidates.first else { throw .notFound(query) }
    guard choice.pick >= 1, choice.pick <= candidates.count else {
      throw .noSuchPick(choice.pick, candidates: candidates)
    }
    return Match(city: choice.pick == 1 ? best : candidates[choice.pick - 1], candidates: candidates)
  }

  /// The places that fit, best first, at least one.
  ///
  /// - Parameter count: at most so many; nil for all that one request brings.
  /// - Throws: ``PlaceError``; `notFound` when there is no such name, `noneFits` when none of the name fits.
  public func candidates(
    _ query: PlaceQuery, _ choice: Choice, count: Int? = nil
  ) async throws(PlaceError) -> [City] {
    // The service sorts by name and size and cuts off at the count, so a choice needs many to choose from.
    let narrowed = !query.qualifiers.isEmpty || choice.country != nil
    let asked = narrowed ? 100 : min(100, max(count ?? 10, choice.pick))
    let named = try await places(query.name, count: asked, choice)
    let fitting = Self.fitting(named, query, choice)
    if !fitting.isEmpty { return Array(fitting.prefix(count ?? fitting.count)) }

    if !query.qualifiers.isEmpty {
      let whole = try await places(query.text, count: asked, choice).filter(query.isWholeName(of:))
      if !whole.isEmpty { return Array(whole.prefix(count ?? whole.count)) }
    }
    if named.isEmpty { throw .notFound(query) }
    throw .noneFits(query, candidates: named)
  }

  private func places(
    _ name: String, count: Int, _ choice: Choice
  ) async throws(PlaceError) -> [City] {
    do {
      return try await geocoding.places(
        named: name, count: count, country: choice.country, language: choice.language)
    } catch {
      throw .service(error)
    }
  }

  private static func fitting(_ cities: [City], _ query: PlaceQuery, _ choice: Choice) -> [City] {
    let inCountry = cities.filter { choice.country == nil || $0.countryCode == choice.country?.uppercased() }
    let ranked = inCountry.compactMap { city in query.rank(of: city).map { (city, rank: $0) } }
    return (ranked.filter { $0.rank == 0 } + ranked.filter { $0.rank > 0 }).map(\.0)
  }
}
