/// All commands, in the order of the help.
enum CommandTree {
  static let commands: [Command] = [
    .city, .coords, .here, .search, .top, .compare, .batch, .climate, .pollutants, .config, .cache, .doctor,
    .completions, .manual, .help,
  ]

  static let spec = ToolSpec(
    name: "breeze", summary: "how is the air, and what does that mean for me?",
    commands: commands.map(\.spec), commonOptions: Options.common,
    reference: reference)

  static func suggestion(for name: String) -> String? {
    Suggestion.nearest(to: name, among: commands.map(\.spec.name))
  }
}
