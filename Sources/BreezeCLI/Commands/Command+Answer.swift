import BreezeCore

extension Command {
  /// Runs while someone waits for it: with a sign that it goes on, and until a signal asks for the end.
  func answer(_ invocation: Invocation) async throws(CommandError) -> CommandOutput {
    let loading = showsLoading && !invocation.isWatching ? Loading(invocation) : nil
    let shown = loading?.start()
    let outcome = await outcome(invocation)
    await shown?.end()
    let output = try outcome.get()
    if let watch = output.watch { return try await watch.run() }
    let stale = StaleWording.notes(CacheUse(await invocation.answers.uses))
    return CommandOutput(output.text, notes: stale + output.notes, status: output.status)
  }

  /// The result or the signal, whichever comes first. What goes on behind a signal is left alone, since cancelling
  /// it is not safe in Foundation on Linux; it ends with the process.
  private func outcome(_ invocation: Invocation) async -> Result<CommandOutput, CommandError> {
    let (outcomes, first) = AsyncStream.makeStream(of: Result<CommandOutput, CommandError>.self)
    let signals = invocation.surroundings.lifecycle.signals(Signal.endings)
    Task {
      for await signal in signals { first.yield(.failure(.interrupted(signal))) }
    }
    Task {
      do throws(CommandError) {
        first.yield(.success(try await run(invocation)))
      } catch {
        first.yield(.failure(error))
      }
    }
    for await outcome in outcomes { return outcome }
    return .failure(.unexpected("the command ended without a result."))
  }
}
