package import Dispatch

/// Lets an actor run on a queue of its own. The events of the sockets arrive on that same queue, so they reach the
/// actor's state without a hop, in order, and never take a thread from Swift's cooperative pool.
package final class QueueExecutor: SerialExecutor {
  package let queue: DispatchQueue

  init(label: String) {
    queue = DispatchQueue(label: label)
  }

  package func enqueue(_ job: UnownedJob) {
    queue.async { job.runSynchronously(on: self.asUnownedSerialExecutor()) }
  }

  package func asUnownedSerialExecutor() -> UnownedSerialExecutor {
    UnownedSerialExecutor(ordinary: self)
  }

  /// The runtime asks this when an event handler, which is no task, claims to be on the actor.
  package func checkIsolated() {
    dispatchPrecondition(condition: .onQueue(queue))
  }
}
