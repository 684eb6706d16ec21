/// Work that nobody waits for until the end: what was received is shown first and stored meanwhile.
public actor PendingWrites {
  private var last: Task<Void, Never>?

  public init() {}

  /// Starts the work when what was begun before is done.
  package func begin(_ work: @escaping @Sendable () async -> Void) {
    last = Task { [last] in
      await last?.value
      await work()
    }
  }

  /// Returns when all that was begun is done.
  public func finish() async {
    await last?.value
  }
}
