/// The whole program as a function: arguments and surroundings in, output and exit status out.
package struct Tool: Sendable {
  package struct Result: Sendable, Equatable {
    /// For standard output.
    package let output: String
    /// For standard error.
    package let diagnostics: String
    package let status: ExitStatus
  }

  private let surroundings: Surroundings

  package init(_ surroundings: Surroundings) {
    self.surroundings = surroundings
  }

  /// - Parameter arguments: without the program's own name.
  package func run(_ arguments: [String]) async -> Result {
    do {
      let output = try await output(arguments)
      return Result(
        output: output.text, diagnostics: surroundings.diagnostics(output.notes), status: output.status)
    } catch {
      let document = Self.asksForJSON(arguments) ? try? JSONValue.error(error).text() : nil
      return Result(output: document ?? "", diagnostics: message(error), status: error.exitStatus)
    }
  }

  /// What standard error is told about an error. Nothing about a signal: whoever sent it knows.
  private func message(_ error: CommandError) -> String {
    if case .interrupted = error { return "" }
    return surroundings.diagnostics([ErrorWording.text(error)] + Self.advice(error))
  }

  private func output(_ arguments: [String]) async throws(CommandError) -> CommandOutput {
    let parser = ArgumentParser(CommandTree.spec)
    let parsed = try CommandError.usage { () throws(UsageError) in try parser.parse(arguments) }
    if parsed.has(Options.version) { return CommandOutput("breeze \(Version.current)\n") }
    if parsed.has(Options.help) { return try Command.helpOutput(for: parsed.command) }
    guard let name = parsed.command else { return try Command.helpOutput(for: nil) }
    guard let command = CommandTree.commands.first(where: { $0.spec.name == name }) else {
      throw .usage(.unknownCommand(name, suggestion: CommandTree.suggestion(for: name)))
    }
    try CommandError.usage { () throws(UsageError) in try parser.check(parsed, for: command.spec) }
    let invocation = Invocation(arguments: parsed, surroundings: surroundings, settings: Settings())
    return try await command.answer(invocation)
  }

  /// Read from the words themselves, so that a command line that cannot be parsed fails in JSON too.
  private static func asksForJSON(_ arguments: [String]) -> Bool {
    arguments.prefix { $0 != "--" }.contains("--\(Options.json.spec.name)")
  }

  private static func advice(_ error: CommandError) -> [String] {
    if case .usage = error { ["Try: breeze help"] } else { [] }
  }
}
