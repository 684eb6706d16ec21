extension Command {
  static let help = Command(
    spec: CommandSpec(
      "help", summary: "Help, or more about one command",
      argument: ArgumentSpec("[COMMAND]", summary: "One of the commands", count: 0...1, kind: .command),
      examples: [.init("help city", "More about breeze city")]),
    run: { invocation async throws(CommandError) in
      try helpOutput(for: invocation.arguments.positionals.first, invocation.surroundings.profile)
    })

  /// - Parameter name: of a command; nil for the overview.
  static func helpOutput(
    for name: String?, _ profile: TerminalProfile
  ) throws(CommandError) -> CommandOutput {
    let page = try page(for: name, width: min(profile.width, HelpPage.widest))
    return CommandOutput(profile.glyphs == .ascii ? page.ascii : page)
  }

  private static func page(for name: String?, width: Int) throws(CommandError) -> String {
    guard let name else {
      return HelpPage.overview(CommandTree.spec, width: width)
    }
    guard let command = CommandTree.spec.command(named: name) else {
      throw .usage(.unknownCommand(name, suggestion: CommandTree.suggestion(for: name)))
    }
    return HelpPage.page(of: command, in: CommandTree.spec, width: width)
  }
}
