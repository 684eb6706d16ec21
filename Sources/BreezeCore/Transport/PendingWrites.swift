/// Work that nobody waits for until the end: what was received is shown first and stored meanwhile.
public actor PendingWrites {
  /// Done once when nothing else is waiting.
  package typealias FollowUp = @Sendable () async -> Void
  /// Returns what it leaves to be done, in place of what earlier work left.
  package typealias Work = @Sendable () async -> FollowUp?

  private var waiting: [Work] = []
  private var worker: Task<Void, Never>?

  public init() {}

  /// Starts the work when what was begun before is done, without getting in the way of what is waited for.
  package func begin(_ work: @escaping Work) {
    waiting.append(work)
    if worker == nil { worker = Task(priority: .utility) { await self.drain() } }
  }

  /// Returns when all that was begun is done.
  public func finish() async {
    await worker?.value
  }

  private func drain() async {
    var followUp: FollowUp?
    while true {
      if !waiting.isEmpty {
        followUp = await waiting.removeFirst()() ?? followUp
      } else if let last = followUp {
        followUp = nil
        await last()
      } else {
        break
      }
    }
    worker = nil
  }
}
