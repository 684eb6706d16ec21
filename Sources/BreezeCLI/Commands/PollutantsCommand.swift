import BreezeCore

extension Command {
  static let pollutants = Command(
    spec: CommandSpec(
      "pollutants", summary: "What the six pollutants are, and their limits",
      argument: ArgumentSpec(
        "[NAME]", summary: "One of \(PollutantType.allCases.map(\.code).joined(separator: ", "))",
        count: 0...1),
      options: [Options.standard.spec] + Options.display,
      examples: [
        .init("pollutants", "All six, with breeze's own limits"),
        .init("pollutants --standard us-epa", "The limits of the US EPA"),
        .init("pollutants o3 --standard who", "Ozone alone, and the WHO's guideline"),
      ],
      discussion: [
        "breeze rates the value of the running hour. A published standard rates what it says itself: an hour, or a "
          + "mean of 8 or 24 hours, or EPA's NowCast; limits are in its own unit. Its bands are coloured by their "
          + "place from best to worst, in the same colours for all standards.",
        "breeze's own limits of the four gases carry the numbers that the US EPA states in ppb, read as µg/m³, and "
          + "so are stricter than EPA's.",
      ]),
    run: { invocation async throws(CommandError) in
      let standard = try invocation.standard()
      let types = try pollutantTypes(invocation.arguments.positionals.first)
      let profile = try invocation.profile()
      if invocation.has(Options.json) {
        return CommandOutput(try JSONValue.limits(of: types, under: standard).document())
      }
      let layout = Layout(page: profile)
      let lines =
        types.count == 1
        ? types.flatMap { PollutantSheet.lines(of: $0, under: standard, layout) }
        : LimitsOverview(types: types, standard: standard).lines(layout)
      return CommandOutput(TextEncoder(profile).encode(lines))
    })

  private static func pollutantTypes(_ name: String?) throws(CommandError) -> [PollutantType] {
    guard let name else { return PollutantType.allCases }
    guard let type = PollutantType(typed: name) else {
      let names = PollutantType.allCases.map(\.code)
      throw .usage(.invalid(ErrorWording.unknown("pollutant", name, among: names)))
    }
    return [type]
  }
}
