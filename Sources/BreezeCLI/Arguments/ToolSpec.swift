/// The whole command line as declared.
package struct ToolSpec: Sendable {
  package let name: String
  package let summary: String
  package let commands: [CommandSpec]
  /// Options that every command takes.
  package let commonOptions: [OptionSpec]
  package let reference: ToolReference

  package init(
    name: String, summary: String, commands: [CommandSpec], commonOptions: [OptionSpec],
    reference: ToolReference = ToolReference()
  ) {
    self.name = name
    self.summary = summary
    self.commands = commands
    self.commonOptions = commonOptions
    self.reference = reference
  }

  package func command(named name: String) -> CommandSpec? {
    commands.first { $0.name == name }
  }

  /// The first option that fits, the commands' before the common ones.
  package func option(where fits: (OptionSpec) -> Bool) -> OptionSpec? {
    for command in commands {
      if let option = command.options.first(where: fits) { return option }
    }
    return commonOptions.first(where: fits)
  }

  /// Every option there is, once.
  package var allOptions: [OptionSpec] {
    var seen = Set<String>()
    return (commands.flatMap(\.options) + commonOptions).filter { seen.insert($0.name).inserted }
  }
}
