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
        .init("city Berlin --standard eu", "Rated by the European index, level by level"),
        .init("city Boston --units ppb", "Gases in ppb, CO in ppm"),
        .init("city Delhi --detail pm25", "All about one pollutant there"),
        .init("city Madrid --detail birch", "All about one kind of pollen there"),
        .init("city London --format '{emoji} {aqi}'", "A line of your own, for a status bar"),
        .init("city London --only forecast,pollen", "The days to come"),
        .init("city London --card london.svg", "The share card as a picture"),
        .init("city London --fail-above 100 --quiet", "For cron: print only when the air is bad"),
      ],
      discussion: [
        "When several places have the name, the first is taken. Choose another with a region or country after "
          + "a comma, with --country, or by its number in breeze search with --pick.",
        Options.outlookDiscussion,
      ] + Options.formsDiscussion),
    run: { invocation async throws(CommandError) in
      let report = try DashboardReport(invocation)
      let argument = try PlaceArgument(invocation.text)
      let choice = try PlaceFinder.Choice(invocation)
      let watch = try Watch(report, invocation) { lookup async throws(CommandError) in
        try await lookup.place(argument, choice: choice)
      }
      if let watch { return CommandOutput(watch: watch) }
      let lookup = try Lookup(invocation)
      guard case .name(let query) = argument else {
        return try await report.output(
          of: try await lookup.place(argument, choice: choice), lookup: lookup)
      }
      let match = try await lookup.suggestingNames(for: query, choice) { () async throws(PlaceError) in
        try await lookup.places.place(query, choice: choice)
      }
      let output = try await report.output(of: .city(match.city), lookup: lookup)
      return invocation.surroundings.console.facts.errorIsTerminal
        ? output.noting(Homonyms(match, of: query, isChosen: invocation.choosesPlace)?.advice) : output
    })
}

extension Invocation {
  /// Whether an option says which of the places of one name is meant.
  fileprivate var choosesPlace: Bool {
    !arguments.given([Options.country.spec, Options.pick.spec]).isEmpty
  }
}

extension CommandOutput {
  /// - Parameter note: goes before the others; nil adds none.
  fileprivate func noting(_ note: String?) -> CommandOutput {
    CommandOutput(text, notes: [note].compactMap { $0 } + notes, status: status)
  }
}
