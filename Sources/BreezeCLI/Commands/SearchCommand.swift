import BreezeCore

extension Command {
  static let search = Command(
    spec: CommandSpec(
      "search", summary: "The places of a name",
      argument: ArgumentSpec(
        "QUERY…", summary: "A name; after a comma a region or a country", count: 1...100),
      options: [Options.count.spec, Options.country.spec, Options.language.spec] + Options.display
        + Options.lookup,
      examples: [
        .init("search Springfield", "The five best known, numbered for --pick"),
        .init("search Paris --country US --count 20", "Up to twenty, of one country"),
      ]),
    run: { invocation async throws(CommandError) in
      let query = try PlaceArgument(invocation.text).searched()
      let count = try invocation.value(of: Options.count) ?? 5
      let choice = try PlaceFinder.Choice(invocation)
      let profile = try invocation.profile()
      let lookup = try Lookup(invocation)
      let cities = try await lookup.suggestingNames(for: query, choice) { () async throws(PlaceError) in
        try await lookup.places.candidates(query, choice, count: count)
      }
      if invocation.has(Options.json) { return CommandOutput(try JSONValue.places(cities).document()) }
      return CommandOutput(TextEncoder(profile).encode(PlaceList(cities: cities).lines(profile)))
    })
}
