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
    var warnings: [String] = []
    do {
      let output = try await output(arguments, &warnings)
      return Result(
        output: output.text, diagnostics: surroundings.diagnostics(warnings + output.notes),
        status: output.status)
    } catch {
      // An error about the settings says all that a warning about them says.
      if case .settings = error { warnings = [] }
      let hints = ErrorWording.Hints(surroundings, isVerbose: Self.words(arguments).contains(Self.verbose))
      let document = Self.asksForJSON(arguments) ? try? JSONValue.error(error, hints).text() : nil
      return Result(
        output: document ?? "", diagnostics: surroundings.diagnostics(warnings) + message(error, hints),
        status: error.exitStatus)
    }
  }

  /// What standard error is told about an error. Nothing about a signal: whoever sent it knows.
  private func message(_ error: CommandError, _ hints: ErrorWording.Hints) -> String {
    if case .interrupted = error { return "" }
    return surroundings.diagnostics([ErrorWording.text(error, hints)] + Self.advice(error))
  }

  /// - Parameter warnings: takes what is to be said whether or not there is an output.
  private func output(
    _ arguments: [String], _ warnings: inout [String]
  ) async throws(CommandError) -> CommandOutput {
    let parser = ArgumentParser(CommandTree.spec)
    let parsed = try CommandError.usage { () throws(UsageError) in try parser.parse(arguments) }
    if parsed.has(Options.version) { return CommandOutput("breeze \(Version.current)\n") }
    if parsed.has(Options.help) { return try Command.helpOutput(for: parsed.command, surroundings.profile) }
    let command = try command(named: parsed.command)
    try CommandError.usage { () throws(UsageError) in try parser.check(parsed, for: command.spec) }
    try CommandError.usage { () throws(UsageError) in try Options.check(parsed) }
    let loaded = command.usesSettings ? LoadedSettings(Folders(variables: surroundings.variables)) : nil
    warnings = command.judgesSettings ? [] : loaded?.warnings.map(ErrorWording.text) ?? []
    let invocation = Invocation(
      arguments: parsed, surroundings: surroundings, settings: loaded?.settings ?? Settings())
    let output = try await command.answer(invocation)
    if parsed.has(Options.quiet) {
      warnings = []
      return CommandOutput(output.text, status: output.status)
    }
    return output
  }

  /// - Parameter name: nil for what the program does without one.
  private func command(named name: String?) throws(CommandError) -> Command {
    guard let name else { return .landing }
    guard let command = CommandTree.commands.first(where: { $0.spec.name == name }) else {
      throw .usage(.unknownCommand(name, suggestion: CommandTree.suggestion(for: name)))
    }
    return command
  }

  /// Read from the words themselves, so that a command line that cannot be parsed fails in JSON too.
  private static func asksForJSON(_ arguments: [String]) -> Bool {
    let words = words(arguments)
    let output = "--\(Options.output.spec.name)"
    return words.contains("--\(Options.json.spec.name)") || words.contains("\(output)=json")
      || zip(words, words.dropFirst()).contains { $0 == (output, "json") }
  }

  private static func words(_ arguments: [String]) -> ArraySlice<String> { arguments.prefix { $0 != "--" } }

  private static let verbose = "--\(Options.verbose.spec.name)"

  private static func advice(_ error: CommandError) -> [String] {
    if case .usage = error { ["Try: breeze help"] } else { [] }
  }
}
