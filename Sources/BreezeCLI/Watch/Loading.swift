/// Shows on standard error that something is awaited, to someone who looks at a terminal, and only when it takes a
/// while. It leaves no trace.
struct Loading: Sendable {
  /// In seconds. What comes sooner feels immediate, and a flash of a spinner would only disturb.
  static let delay = 0.15

  private let spinner: Spinner
  private let say: @Sendable (String) -> Void
  private let lifecycle: Lifecycle

  /// nil where nobody would see it.
  init?(_ invocation: Invocation) {
    let surroundings = invocation.surroundings
    guard surroundings.console.facts.errorIsTerminal, surroundings.variables["TERM"] != "dumb",
      !invocation.has(Options.quiet)
    else {
      return nil
    }
    let choice = TerminalProfile.Choice(ascii: invocation.has(Options.ascii))
    spinner = Spinner(
      TerminalProfile(choice, variables: surroundings.variables, terminalWidth: nil).glyphs)
    say = surroundings.console.say
    lifecycle = surroundings.lifecycle
  }

  /// Begins to wait. ``Shown/end()`` has to be awaited before anything else is written.
  func start() -> Shown {
    Shown(task: Task { await spin() })
  }

  struct Shown: Sendable {
    fileprivate let task: Task<Void, Never>

    /// Returns when nothing of it is left on the screen.
    func end() async {
      task.cancel()
      await task.value
    }
  }

  private func spin() async {
    await lifecycle.pause(Self.delay)
    if Task.isCancelled { return }
    let start = lifecycle.uptime()
    while !Task.isCancelled {
      say("\r" + spinner.frame(at: lifecycle.uptime() - start))
      await lifecycle.pause(Spinner.step)
    }
    say(Spinner.erasure)
  }
}
