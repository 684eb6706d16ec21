/// The three standard streams, as far as a command may use them itself: those that last longer than one answer write
/// as they go, those that wait show that they do.
package struct Console: Sendable {
  /// What is behind the streams.
  package struct Facts: Sendable, Hashable {
    /// Of standard output, in columns; nil when it is no terminal.
    package let outputWidth: Int?
    package let errorIsTerminal: Bool
    package let inputIsTerminal: Bool

    package init(outputWidth: Int? = nil, errorIsTerminal: Bool = false, inputIsTerminal: Bool = false) {
      self.outputWidth = outputWidth
      self.errorIsTerminal = errorIsTerminal
      self.inputIsTerminal = inputIsTerminal
    }

    package var outputIsTerminal: Bool { outputWidth != nil }
  }

  package let facts: Facts
  /// Writes to standard output at once.
  package let output: @Sendable (String) -> WriteOutcome
  /// Writes to standard error at once.
  package let say: @Sendable (String) -> Void
  package let terminal: TerminalControl

  package init(
    facts: Facts = Facts(), output: @escaping @Sendable (String) -> WriteOutcome = { _ in .written },
    say: @escaping @Sendable (String) -> Void = { _ in }, terminal: TerminalControl = TerminalControl()
  ) {
    self.facts = facts
    self.output = output
    self.say = say
    self.terminal = terminal
  }

  /// - Parameter write: false when the reader has had enough.
  package init(
    facts: Facts = Facts(), write: @escaping @Sendable (String) -> Bool,
    say: @escaping @Sendable (String) -> Void = { _ in }
  ) {
    self.init(facts: facts, output: { write($0) ? .written : .closed }, say: say)
  }

  /// Writes to standard output at once; false when it takes no more.
  package func write(_ text: String) -> Bool { output(text) == .written }

  /// The real streams.
  package static func live() -> Console {
    let facts = Facts(
      outputWidth: Platform.terminalSize(of: 1)?.columns, errorIsTerminal: Platform.isTerminal(2),
      inputIsTerminal: Platform.isTerminal(0))
    return Console(
      facts: facts, output: { Platform.write($0, to: 1) }, say: { _ = Platform.write($0, to: 2) },
      terminal: .live())
  }
}
