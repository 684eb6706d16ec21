import BreezeCore

extension Command {
  static let search = Command(
    spec: CommandSpec(
      "search", summary: "The places of a name",
      argument: ArgumentSpec(
        "QUERY…", summary: "A name; after a comma a region or a country", count: 1...100),
      options: [Options.count.spec, Options.country.spec, Options.language.spec] + Options.lookup,
      examples: [
        .init("search Springfield", "The five best known, numbered for --pick"),
        .init("search Paris --country US --count 20", "Up to twenty, of one country"),
      ]),
    run: { arguments, surroundings async throws(CommandError) in
      let query = try PlaceQuery(argument: arguments.positionals.joined(separator: " "))
      let count = try CommandError.usage { () throws(UsageError) in
        try arguments.value(of: Options.count) ?? 5
      }
      let choice = try PlaceFinder.Choice(arguments)
      let lookup = try Lookup(arguments, surroundings)
      let cities: [City]
      do throws(PlaceError) {
        cities = try await lookup.places.candidates(query, choice, count: count)
      } catch {
        throw CommandError.place(error)
      }
      if arguments.has(Options.json) { return CommandOutput(try JSONValue.places(cities).document()) }
      let profile = surroundings.profile
      return CommandOutput(TextEncoder(profile).encode(PlaceList(cities: cities).lines(profile)))
    })
}
