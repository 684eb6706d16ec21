/// A command: its declaration, and what it does with a command line that fits it.
struct Command: Sendable {
  typealias Run = @Sendable (Invocation) async throws(CommandError) -> CommandOutput

  let spec: CommandSpec
  let run: Run
  /// Whether someone at a terminal is shown that the run takes a while. Not for a command that writes as it goes.
  var showsLoading = true
  /// Whether its output says what is wrong with the settings, so that nothing else need to.
  var judgesSettings = false

  /// Settings are lasting values of options: a command that has none of its own reads no file of them.
  var usesSettings: Bool { !spec.options.isEmpty }
}
