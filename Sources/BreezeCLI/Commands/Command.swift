/// A command: its declaration, and what it does with a command line that fits it.
struct Command: Sendable {
  typealias Run = @Sendable (Invocation) async throws(CommandError) -> CommandOutput

  let spec: CommandSpec
  let run: Run

  /// Settings are lasting values of options: a command that has none of its own reads no file of them.
  var usesSettings: Bool { !spec.options.isEmpty }
}

/// What a command gives back. It prints nothing itself, unless it lasts longer than one answer: then it writes to the
/// console as it goes.
struct CommandOutput: Sendable, Equatable {
  /// For standard output.
  let text: String
  /// One line each, for standard error.
  let notes: [String]
  let status: ExitStatus

  init(_ text: String, notes: [String] = [], status: ExitStatus = .success) {
    self.text = text
    self.notes = notes
    self.status = status
  }
}
