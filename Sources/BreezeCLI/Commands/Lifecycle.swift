/// What a run needs that lasts longer than a moment: time that passes, and word from outside.
package struct Lifecycle: Sendable {
  /// Seconds on a clock that no one sets and that goes on while the machine sleeps.
  package let uptime: @Sendable () -> Double
  /// Returns after so many seconds, or at once when the task is cancelled.
  package let pause: @Sendable (Double) async -> Void
  /// The signals as they come, from now until the stream is no longer read.
  package let signals: @Sendable ([Signal]) -> AsyncStream<Signal>
  /// Stops the process until someone continues it.
  package let stop: @Sendable () -> Void
  /// Yields when nobody reads standard output any more.
  package let readerLeft: @Sendable () -> AsyncStream<Void>

  package init(
    uptime: @escaping @Sendable () -> Double = Self.monotonic(),
    pause: @escaping @Sendable (Double) async -> Void = { try? await Task.sleep(for: .seconds($0)) },
    signals: @escaping @Sendable ([Signal]) -> AsyncStream<Signal> = { _ in AsyncStream { $0.finish() } },
    stop: @escaping @Sendable () -> Void = {},
    readerLeft: @escaping @Sendable () -> AsyncStream<Void> = { AsyncStream { $0.finish() } }
  ) {
    self.uptime = uptime
    self.pause = pause
    self.signals = signals
    self.stop = stop
    self.readerLeft = readerLeft
  }

  /// That of this process.
  package static func live() -> Lifecycle {
    Lifecycle(
      signals: { Platform.signals($0) }, stop: { Platform.stop() }, readerLeft: { Platform.readerLeft(1) })
  }

  /// Counts from now.
  package static func monotonic() -> @Sendable () -> Double {
    let start = ContinuousClock.now
    return { (ContinuousClock.now - start) / .seconds(1) }
  }
}
