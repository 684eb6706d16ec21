import BreezeCore

/// Everything that can happen during a watch, as one stream.
struct WatchEvents: Sendable {
  enum Event: Sendable {
    case loaded(Result<Watch.Round, CommandError>)
    case timePassed
    case signal(Signal)
    case readerLeft
    /// The terminal may be ours again.
    case look
  }

  let stream: AsyncStream<Event>
  private let feed: AsyncStream<Event>.Continuation
  private let lifecycle: Lifecycle

  init(_ lifecycle: Lifecycle) {
    (stream, feed) = AsyncStream.makeStream(of: Event.self)
    self.lifecycle = lifecycle
  }

  /// Begins to pass on what comes from outside.
  ///
  /// - Parameters:
  ///   - endings: the signals that ask for the end.
  ///   - isInPlace: whether a terminal is drawn on, whose window changes, rather than a pipe, whose reader may leave.
  func listen(_ endings: AsyncStream<Signal>, isInPlace: Bool) {
    let (feed, lifecycle) = (feed, lifecycle)
    Task {
      for await signal in endings { feed.yield(.signal(signal)) }
    }
    if isInPlace {
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

  /// Begins a round.
  ///
  /// - Parameter place: when an earlier round found it.
  func load(_ watch: Watch, _ place: Place?) {
    let feed = feed
    Task { feed.yield(.loaded(await watch.load(place))) }
  }

  /// Lets time pass until an uptime, a minute at most: a machine that wakes up is not late for long.
  func wait(until uptime: Double) {
    pass(max(0, min(60, uptime - lifecycle.uptime())), then: .timePassed)
  }

  /// Looks at the terminal again in a second.
  func lookLater() { pass(1, then: .look) }

  private func pass(_ seconds: Double, then event: Event) {
    let (feed, lifecycle) = (feed, lifecycle)
    Task {
      await lifecycle.pause(seconds)
      feed.yield(event)
    }
  }
}
