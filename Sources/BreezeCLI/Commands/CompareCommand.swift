import BreezeCore

extension Command {
  static let compare = Command(
    spec: CommandSpec(
      "compare", summary: "Several places, best air first",
      argument: ArgumentSpec(
        "PLACE PLACE…", summary: "Names, in quotes where they have spaces, or LAT,LON", count: 2...100),
      options: [Options.country.spec, Options.language.spec] + Options.display + Options.lookup,
      examples: [
        .init("compare London Paris \"New York\"", "Three places, best first"),
        .init("compare \"Portland, OR\" \"Portland, ME\" 45.52,-122.68", "Regions and points work as well"),
      ],
      discussion: [
        "A place that cannot be found is named on standard error and the others are printed, with exit status 8."
      ]),
    run: { invocation async throws(CommandError) in
      let arguments = try invocation.arguments.positionals.map { text throws(CommandError) in
        try PlaceArgument(text)
      }
      let choice = try PlaceFinder.Choice(invocation)
      let lookup = try Lookup(invocation)
      let found = await lookup.places(of: arguments, choice: choice)
      let notes = found.failures.map { ErrorWording.text($0.error, about: $0.text) }
      if let first = found.failures.first?.error, found.places.isEmpty {
        let document = invocation.has(Options.json) ? try JSONValue.error(first).document() : ""
        return CommandOutput(document, notes: notes, status: first.exitStatus)
      }
      let ranking = try await lookup.ranking(of: found.places)
      return CommandOutput(
        try invocation.text(of: ranking, title: "The air compared"), notes: notes,
        status: found.failures.isEmpty ? .success : .partial)
    })
}
