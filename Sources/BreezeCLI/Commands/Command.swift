/// A command: its declaration, and what it does with a command line that fits it.
struct Command: Sendable {
  typealias Run =
    @Sendable (ParsedArguments, Surroundings) async throws(CommandError) -> CommandOutput

  let spec: CommandSpec
  let run: Run
}

/// What a command gives back. It prints nothing itself.
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
