/// What `--fail-above` asks for.
struct IndexAlarm: Sendable, Hashable {
  private let limit: Int
  private let isQuiet: Bool

  /// nil when it was not asked for.
  init?(_ invocation: Invocation) throws(CommandError) {
    guard let limit = try invocation.value(of: Options.failAbove) else { return nil }
    self.limit = limit
    self.isQuiet = invocation.has(Options.quiet)
  }

  /// The output with the status that the index earns; with `--quiet` nothing is left of a good one. An unknown index is
  /// not above the limit, and a note says that it is unknown.
  func judged(_ output: CommandOutput, index: Int?) -> CommandOutput {
    if let index, index > limit {
      return CommandOutput(output.text, notes: output.notes, status: .overLimit)
    }
    let notes = index == nil ? [NoteWording.unknownIndex(limit: limit)] : []
    return CommandOutput(isQuiet ? "" : output.text, notes: output.notes + notes, status: output.status)
  }
}
