/// Where a watch shows its reports: in place on a terminal, one after another anywhere else.
struct WatchDisplay: Sendable {
  let isInPlace: Bool
  private let console: Console
  /// Undoes what was changed at the terminal; nil while the first screen is shown.
  private var restore: (@Sendable () -> Void)?
  private var hasWritten = false
  /// From the request to stop until someone continues the process.
  private(set) var isStopped = false

  init(_ invocation: Invocation) {
    let surroundings = invocation.surroundings
    console = surroundings.console
    isInPlace =
      console.facts.outputIsTerminal && surroundings.variables["TERM"] != "dumb"
      && invocation.isDrawn
  }

  /// Of the terminal now; 80 × 24 when it does not say.
  var size: TerminalControl.Size { console.terminal.size() ?? .init(columns: 80, rows: 24) }

  /// False while another job has the terminal.
  var isOurs: Bool { console.terminal.isOurs() }

  /// Draws in place.
  mutating func draw(_ lines: [String]) -> WriteOutcome {
    var text = Screen.frame(lines, rows: size.rows)
    if restore == nil {
      restore = console.terminal.hush()
      text = Screen.enter + text
    }
    return console.output(text)
  }

  /// Writes a report behind the last one, with an empty line between.
  mutating func append(_ report: String) -> WriteOutcome {
    defer { hasWritten = true }
    return console.output(hasWritten ? "\n\(report)" : report)
  }

  /// Leaves the terminal to others until ``resume()``.
  mutating func stop() {
    leave()
    isStopped = true
  }

  mutating func resume() { isStopped = false }

  /// The terminal as it was before.
  mutating func leave() {
    guard let restore else { return }
    _ = console.output(Screen.leave)
    restore()
    self.restore = nil
  }
}
