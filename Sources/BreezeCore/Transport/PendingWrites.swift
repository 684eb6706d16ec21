/// Work that nobody waits for until the end: what was received is shown first and stored meanwhile.
public actor PendingWrites {
  /// Done once when nothing else is waiting.
  package typealias FollowUp = @Sendable () async -> Void
  /// Returns what it leaves to be done, in place of what earlier work left.
  package typealias Work = @Sendable () async -> FollowUp?

  private var waiting: [Work] = []
  private var worker: Task<Void, Never>?
  private var hasBegun = false

  public init() {}

  /// Starts the work when what was begun before is done, without getting in the way of what is waited for: after the
  /// first answer of a run further requests go out, and that first work waits until they are out.
  package func begin(_ work: @escaping Work) {
    waiting.append(work)
    let pause = hasBegun ? Duration.zero : .milliseconds(5)
    hasBegun = true
    if worker == nil {
      // Of the priority of whoever begins: to start threads of another class takes longer than this work does.
      worker = Task {
        if pause > .zero { try? await Task.sleep(for: pause) }
        await self.drain()
      }
    }
  }

  /// Returns when all that was begun is done.
  public func finish() async {
    // Ends the pause, and nothing else.
    worker?.cancel()
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
