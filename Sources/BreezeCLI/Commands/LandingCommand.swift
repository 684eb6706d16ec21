import BreezeCore

extension Command {
  /// What the program's name alone does. It has no name of its own and stands in no list.
  static let landing = Command(
    spec: CommandSpec(
      "", summary: "The air in ten well-known cities, and how to start",
      options: Options.display + Options.lookup, examples: []),
    run: { invocation async throws(CommandError) in
      let profile = try invocation.profile()
      let lookup = try Lookup(invocation)
      let cities = TopCity.all.map(\.place)
      // Nobody waits for a decoration: what has not come by then, or has failed, is left out without a word.
      let ranking = try? await lookup.ranking(of: cities, deadline: Deadline(after: 2))
      if invocation.has(Options.json) {
        return CommandOutput(try JSONValue.ranking(ranking?.entries ?? []).document())
      }
      let ticker = cities.compactMap { ranking?[$0] }
      let screen = LandingScreen(ticker: ticker, home: invocation.settings.home?.place)
      return CommandOutput(TextEncoder(profile).encode(screen.lines(profile)))
    })
}
