import BreezeCore

/// A watch as it goes on: rounds, signals and the passing of time as one stream of events.
struct WatchSession {
  private enum Event: Sendable {
    case loaded(Result<Watch.Round, CommandError>)
    case timePassed
    case signal(Signal)
    case readerLeft
    /// The terminal may be ours again.
    case look
  }

  private let watch: Watch
  private let surroundings: Surroundings
  private let wording: WatchWording
  private let events: AsyncStream<Event>
  private let feed: AsyncStream<Event>.Continuation
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
    (events, feed) = AsyncStream.makeStream(of: Event.self)
    state = WatchState(interval: 60 * Double(watch.minutes))
    display = WatchDisplay(watch.invocation)
  }

  mutating func run() async throws(CommandError) -> CommandOutput {
    listen()
    loading = Loading(watch.invocation)?.start()
    load()
    for await event in events {
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
  private mutating func take(_ event: Event) async throws(CommandError) -> CommandOutput? {
    await loading?.end()
    loading = nil
    switch event {
    case .loaded(let result):
      state.take(result, at: surroundings.lifecycle.uptime())
      if case .failure(let error) = result, state.last == nil, !error.mayPass { throw error }
      let end = try show(result)
      wait()
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
      load()
      return nil
    }
    // The age of what is shown grows.
    let end = display.isInPlace && state.trouble != nil ? try draw() : nil
    wait()
    return end
  }

  private func listen() {
    let (feed, lifecycle, endings) = (feed, surroundings.lifecycle, endings)
    Task {
      for await signal in endings { feed.yield(.signal(signal)) }
    }
    if display.isInPlace {
      let signals = lifecycle.signals([.stop, .resume, .resize])
      Task {
        for await signal in signals { feed.yield(.signal(signal)) }
      }
    } else {
      Task {
        for await _ in lifecycle.readerLeft() { feed.yield(.readerLeft) }
      }
    }
  }

  private func load() {
    let (watch, feed, place) = (watch, feed, state.last?.place)
    Task { feed.yield(.loaded(await watch.load(place))) }
  }

  /// Sleeps a minute at most: a machine that wakes up is not late for long.
  private func wait() {
    let (feed, lifecycle, next) = (feed, surroundings.lifecycle, state.next)
    Task {
      await lifecycle.pause(max(0, min(60, next - lifecycle.uptime())))
      feed.yield(.timePassed)
    }
  }
}

/// What is shown.
extension WatchSession {
  /// A job that runs on behind the shell's back is told nothing when it gets the terminal again.
  private mutating func lookLater() {
    if isLooking { return }
    isLooking = true
    let (feed, lifecycle) = (feed, surroundings.lifecycle)
    Task {
      await lifecycle.pause(1)
      feed.yield(.look)
    }
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
