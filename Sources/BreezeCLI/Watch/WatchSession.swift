import BreezeCore

/// A watch as it goes on: what it does about rounds, signals and the passing of time.
struct WatchSession {
  private let watch: Watch
  private let surroundings: Surroundings
  private let wording: WatchWording
  private let events: WatchEvents
  private var state: WatchState
  private var display: WatchDisplay
  private let endings: AsyncStream<Signal>
  private var loading: Loading.Shown?
  private var isLooking = false

  init(_ watch: Watch, endings: AsyncStream<Signal>) {
    self.watch = watch
    self.endings = endings
    surroundings = watch.invocation.surroundings
    wording = WatchWording(minutes: watch.minutes, glyphs: watch.report.profile.glyphs)
    events = WatchEvents(surroundings.lifecycle)
    state = WatchState(interval: 60 * Double(watch.minutes))
    display = WatchDisplay(watch.invocation)
  }

  mutating func run() async throws(CommandError) -> CommandOutput {
    events.listen(endings, isInPlace: display.isInPlace)
    loading = Loading(watch.invocation)?.start()
    events.load(watch, nil)
    for await event in events.stream {
      let end: CommandOutput?
      do throws(CommandError) {
        end = try await take(event)
      } catch {
        display.leave()
        throw error
      }
      if let end {
        display.leave()
        return end
      }
    }
    return CommandOutput("")
  }

  /// - Returns: the end when the event was the last one.
  private mutating func take(_ event: WatchEvents.Event) async throws(CommandError) -> CommandOutput? {
    await loading?.end()
    loading = nil
    switch event {
    case .loaded(let result):
      state.take(result, at: surroundings.lifecycle.uptime(), surroundings.clock())
      if case .failure(let error) = result, state.last == nil, !error.mayPass { throw error }
      let end = try show(result)
      events.wait(until: state.next)
      return end
    case .timePassed: return try timePassed()
    case .signal(let signal): return try take(signal)
    case .readerLeft: return CommandOutput("")
    case .look:
      isLooking = false
      return try draw()
    }
  }

  private mutating func take(_ signal: Signal) throws(CommandError) -> CommandOutput? {
    switch signal {
    case .interrupt, .terminate, .hangUp:
      return CommandOutput("", status: ExitStatus(signal) ?? .unexpected)
    case .stop:
      display.stop()
      surroundings.lifecycle.stop()
      return nil
    case .resume, .resize:
      if signal == .resume { display.resume() }
      return display.isInPlace ? try draw() : nil
    }
  }

  private mutating func timePassed() throws(CommandError) -> CommandOutput? {
    if surroundings.lifecycle.uptime() >= state.next {
      events.load(watch, state.last?.place)
      return nil
    }
    // The age of what is shown grows.
    let end = display.isInPlace && state.trouble != nil ? try draw() : nil
    events.wait(until: state.next)
    return end
  }
}

/// What is shown.
extension WatchSession {
  /// A job that runs on behind the shell's back is told nothing when it gets the terminal again.
  private mutating func lookLater() {
    if isLooking { return }
    isLooking = true
    events.lookLater()
  }

  private mutating func show(
    _ result: Result<Watch.Round, CommandError>
  ) throws(CommandError) -> CommandOutput? {
    if display.isInPlace { return try draw() }
    switch result {
    case .success(let round):
      let output = try watch.report.output(of: round.dashboard, watch.report.profile)
      say(StaleWording.notes(round.dashboard.cache) + output.notes)
      return try Self.end(display.append(output.text))
    case .failure(let error):
      let now = surroundings.lifecycle.uptime()
      say(["\(wording.trouble(error, state, at: now)) \(wording.again(state, at: now))"])
      return nil
    }
  }

  /// Draws what is known, in the size that the window has now.
  private mutating func draw() throws(CommandError) -> CommandOutput? {
    if display.isStopped || state.last == nil && state.trouble == nil { return nil }
    guard display.isOurs else {
      lookLater()
      return nil
    }
    let now = surroundings.lifecycle.uptime()
    let lines = try WatchDrawing(watch: watch, wording: wording).lines(state, at: now, size: display.size)
    return try Self.end(display.draw(lines))
  }

  /// Where nothing is drawn in place. A drawing says itself what is missing.
  private func say(_ lines: [String]) {
    surroundings.console.say(surroundings.diagnostics(lines))
  }

  /// What a write means for the watch: nil to go on.
  private static func end(_ outcome: WriteOutcome) throws(CommandError) -> CommandOutput? {
    switch outcome {
    case .written: return nil
    case .closed: return CommandOutput("")
    case .failed(let reason): throw .output(reason)
    }
  }
}
