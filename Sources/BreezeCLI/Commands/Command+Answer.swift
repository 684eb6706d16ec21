import BreezeCore

extension Command {
  private enum Event: Sendable {
    case done(Result<CommandOutput, CommandError>)
    case signal(Signal)
  }

  /// Runs while someone waits for it: with a sign that it goes on, and until a signal asks for the end.
  func answer(_ invocation: Invocation) async throws(CommandError) -> CommandOutput {
    let loading = showsLoading && !invocation.isWatching ? Loading(invocation) : nil
    let shown = loading?.start()
    let events = start(invocation)
    let outcome = await Self.outcome(events)
    await shown?.end()
    // Whoever asks for the end does not wait.
    if case .failure(.interrupted) = outcome {} else { await invocation.writes.finish() }
    let output = try outcome.get()
    // Signals that come in between are not lost.
    if let watch = output.watch { return try await watch.run(endings: Self.signals(events)) }
    let stale = StaleWording.notes(CacheUse(await invocation.answers.uses))
    return CommandOutput(output.text, notes: stale + output.notes, status: output.status)
  }

  /// What goes on behind a signal is left alone, since cancelling it is not safe in Foundation on Linux; it ends with
  /// the process.
  private func start(_ invocation: Invocation) -> AsyncStream<Event> {
    let (events, feed) = AsyncStream.makeStream(of: Event.self)
    let signals = invocation.surroundings.lifecycle.signals(Signal.endings)
    Task {
      for await signal in signals { feed.yield(.signal(signal)) }
    }
    Task {
      do throws(CommandError) {
        feed.yield(.done(.success(try await run(invocation))))
      } catch {
        feed.yield(.done(.failure(error)))
      }
    }
    return events
  }

  /// The result or the signal, whichever comes first.
  private static func outcome(_ events: AsyncStream<Event>) async -> Result<CommandOutput, CommandError> {
    for await event in events {
      switch event {
      case .done(let result): return result
      case .signal(let signal): return .failure(.interrupted(signal))
      }
    }
    return .failure(.unexpected("the command ended without a result."))
  }

  private static func signals(_ events: AsyncStream<Event>) -> AsyncStream<Signal> {
    let (signals, feed) = AsyncStream.makeStream(of: Signal.self)
    Task {
      for await case .signal(let signal) in events { feed.yield(signal) }
    }
    return signals
  }
}
