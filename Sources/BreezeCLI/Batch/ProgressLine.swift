import Dispatch

/// The line on a terminal's standard error that tells how far a batch is; nothing elsewhere.
struct ProgressLine {
  private let console: Console
  private let start = DispatchTime.now()
  private(set) var done = 0
  private(set) var failed = 0

  init(_ console: Console) {
    self.console = console
  }

  /// Counts outcomes and draws the line anew.
  mutating func add(_ outcomes: [BatchOutcome], fraction: Double?) {
    done += outcomes.count
    failed += outcomes.count { $0.isFailure }
    let elapsed = Double(DispatchTime.now().uptimeNanoseconds - start.uptimeNanoseconds) / 1e9
    let progress = BatchProgress(done: done, failed: failed, elapsed: elapsed, fraction: fraction)
    if console.facts.errorIsTerminal { console.say("\r\u{1B}[K\(progress.text)") }
  }

  /// Takes the line away, so that what is printed next stands alone.
  func clear() {
    if console.facts.errorIsTerminal { console.say("\r\u{1B}[K") }
  }
}
