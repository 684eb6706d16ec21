import BreezeCore

extension Command {
  static let coords = Command(
    spec: CommandSpec(
      "coords", summary: "The air at a point",
      argument: ArgumentSpec(
        "LAT LON", summary: "Degrees, south and west negative; LAT,LON in one is accepted too", count: 1...2),
      options: [Options.name.spec, Options.language.spec] + Options.dashboard,
      examples: [
        .init("coords 40.7 -74.0", "The air in New York"),
        .init("coords 48.85,2.35 --name \"Our roof\"", "A point with a name of its own"),
        .init("coords \"33°52'S\" \"151°13'E\"", "Degrees and minutes"),
        .init("coords 48.85,2.35 --name Roof --output prometheus", "Gauges for the textfile collector"),
      ],
      discussion: [Options.outlookDiscussion] + Options.formsDiscussion),
    run: { invocation async throws(CommandError) in
      let report = try DashboardReport(invocation)
      let coordinate = try CommandError.usage { () throws(UsageError) in
        try CoordinateText.parse(invocation.arguments.positionals)
      }
      let place = Place.point(coordinate, name: try invocation.value(of: Options.name))
      if let watch = try Watch(report, invocation, of: place) { return CommandOutput(watch: watch) }
      return try await report.output(of: place, lookup: try Lookup(invocation))
    })
}
