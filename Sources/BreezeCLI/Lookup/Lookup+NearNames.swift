import BreezeCore

extension Lookup {
  /// Looks a place up and, when nothing has its name, for names that are at most two slips of the finger away: the
  /// service finds what begins like a word, so a second request asks for its first three letters.
  ///
  /// A recording holds one answer of each service, so nothing more is asked while one is made or replayed.
  ///
  /// - Throws: what `look` throws, with the near names where there are any.
  func suggestingNames<Value: Sendable>(
    for query: PlaceQuery, _ choice: PlaceFinder.Choice,
    _ look: () async throws(PlaceError) -> Value
  ) async throws(CommandError) -> Value {
    do throws(PlaceError) {
      return try await look()
    } catch {
      guard case .notFound = error, !usesRecording else { throw .place(error) }
      let near = await names(near: query, choice)
      throw .place(near.isEmpty ? error : .misspelt(query, near: near))
    }
  }

  private static let most = 5
  private static let slips = 2
  /// Fewer letters are near too many names.
  private static let shortest = 4

  private func names(near query: PlaceQuery, _ choice: PlaceFinder.Choice) async -> [City] {
    let typed = PlaceQuery.folded(query.name)
    guard typed.count >= Self.shortest else { return [] }
    let beginning = try? await geocoding.places(
      named: String(query.name.prefix(3)), count: 100, country: choice.country, language: choice.language)
    var seen: Set<String> = []
    let near = (beginning ?? []).compactMap { city -> (city: City, slips: Int)? in
      let slips = Suggestion.slips(between: typed, and: PlaceQuery.folded(city.name))
      return slips <= Self.slips && seen.insert(city.displayName).inserted ? (city, slips) : nil
    }
    // The order of the service, which is by size, within each distance.
    let ranked = (0...Self.slips).flatMap { distance in near.filter { $0.slips == distance } }
    return ranked.prefix(Self.most).map(\.city)
  }
}
