import BreezeCore

extension Command {
  static let city = Command(
    spec: CommandSpec(
      "city", summary: "The air at a place, found by its name",
      argument: ArgumentSpec(
        "NAME…", summary: "A place; words are joined. After a comma its region or country", count: 1...100),
      options: Options.choice + Options.dashboard,
      examples: [
        .init("city London", "The air in London"),
        .init("city New York", "Words need no quotes"),
        .init("city \"Portland, OR\"", "A region or a country after the comma"),
        .init("city Paris --country US --json", "One JSON document, for jq"),
      ],
      discussion: [
        "When several places have the name, the first is taken. Choose another with a region or country after "
          + "a comma, with --country, or by its number in breeze search with --pick."
      ]),
    run: { invocation async throws(CommandError) in
      let report = try DashboardReport(invocation)
      let argument = try PlaceArgument(invocation.text)
      let choice = try PlaceFinder.Choice(invocation)
      let watch = try Watch(report, invocation) { lookup async throws(CommandError) in
        try await lookup.place(argument, choice: choice)
      }
      if let watch { return CommandOutput(watch: watch) }
      let lookup = try Lookup(invocation)
      let place = try await lookup.place(argument, choice: choice)
      return try await report.output(of: place, lookup: lookup)
    })
}
