import Dispatch

extension TerminalControl {
  /// How long a terminal has for its answer, in seconds. Those that answer do so within a few milliseconds, over a
  /// slow connection within tens.
  private static let patience = 0.1

  /// The real terminal. A question holds the queue until the terminal's mode is restored.
  package static func live() -> TerminalControl {
    let questions = DispatchQueue(label: "questions to the terminal")
    return TerminalControl(
      size: { Platform.terminalSize(of: 1).map { Size(columns: $0.columns, rows: $0.rows) } },
      background: {
        questions.sync {
          Platform.ask(BackgroundQuery.question, within: patience, until: BackgroundQuery.isWhole)
            .flatMap { BackgroundQuery.background(in: $0) }
        }
      },
      hush: { Platform.withoutEcho(of: 0) }, isOurs: { Platform.isForeground(1) },
      settle: { questions.sync {} })
  }
}
