import BreezeCore

extension Lookup {
  /// - Parameter deadline: besides that of the whole lookup; nil for none.
  func ranking(of places: [Place], deadline: Deadline? = nil) async throws(CommandError) -> Ranking {
    let transport = deadline.map(transport.bounded) ?? transport
    do {
      return try await AirQualityService(endpoint: endpoints[.airQuality], transport: transport)
        .ranking(of: places)
    } catch {
      throw .service(error)
    }
  }
}

extension Invocation {
  /// A ranking in the form that was asked for.
  func text(of ranking: Ranking, title: String) throws(CommandError) -> String {
    let profile = try profile()
    if has(Options.json) { return try JSONValue.ranking(ranking.entries).document() }
    return TextEncoder(profile).encode(RankingScreen(title: title, ranking: ranking).lines(profile))
  }
}
