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

/// What a command gives back. It prints nothing itself, unless it lasts longer than one answer: then it writes to the
/// console as it goes.
struct CommandOutput: Sendable {
  /// For standard output.
  let text: String
  /// One line each, for standard error.
  let notes: [String]
  let status: ExitStatus
  /// What follows in place of a text; nil when the command is done.
  let watch: Watch?

  init(_ text: String, notes: [String] = [], status: ExitStatus = .success) {
    self.text = text
    self.notes = notes
    self.status = status
    watch = nil
  }

  /// A report that is drawn again and again.
  init(watch: Watch) {
    text = ""
    notes = []
    status = .success
    self.watch = watch
  }
}
