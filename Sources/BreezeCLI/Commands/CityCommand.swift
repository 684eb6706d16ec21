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
      let lookup = try Lookup(invocation)
      let place = try await lookup.place(argument, choice: choice)
      return try await report.output(of: place, lookup: lookup)
    })
}
