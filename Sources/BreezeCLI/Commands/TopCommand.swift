import BreezeCore

extension Command {
  static let top = Command(
    spec: CommandSpec(
      "top", summary: "The air in ten well-known cities, best first",
      options: Options.display + Options.lookup,
      examples: [
        .init("top", "The ten as a ranking"),
        .init("top --json | jq -r .places[0].location.name", "The one with the best air"),
      ]),
    run: { invocation async throws(CommandError) in
      let lookup = try Lookup(invocation)
      let ranking = try await lookup.ranking(of: TopCity.all.map(\.place))
      return CommandOutput(try invocation.text(of: ranking, title: "The air in ten cities"))
    })
}
