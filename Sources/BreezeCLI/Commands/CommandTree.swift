/// All commands, in the order of the help.
enum CommandTree {
  static let commands: [Command] = [.city, .coords, .search, .help]

  static let spec = ToolSpec(
    name: "breeze", summary: "how is the air, and what does that mean for me?",
    commands: commands.map(\.spec), commonOptions: Options.common)

  static let examples: [CommandSpec.Example] = [
    .init("city London", "The air in London"),
    .init("coords 40.7 -74.0", "The air at a point"),
    .init("city Paris --json | jq .air_quality.us_aqi", "A number for a script"),
  ]

  static let notes = [
    "Environment: GOOGLE_POLLEN_API_KEY for pollen outside Europe, OPEN_METEO_API_KEY for customers of "
      + "Open-Meteo, BREEZE_NOW for another clock, BREEZE_AIR_QUALITY_URL, BREEZE_GEOCODING_URL, "
      + "BREEZE_ARCHIVE_URL and BREEZE_POLLEN_URL for other servers.",
    "Exit status: 0 printed, 2 usage, 3 no such place, 4 a service could not be reached, 5 a service refused, "
      + "6 too many requests, 7 a local file, 130 interrupted, 1 anything else. A reader of a pipe that has had enough "
      + "is no failure.",
    "The values are those of a model, not of a station, and no medical advice.",
  ]

  static func suggestion(for name: String) -> String? {
    Suggestion.nearest(to: name, among: commands.map(\.spec.name))
  }
}
