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
