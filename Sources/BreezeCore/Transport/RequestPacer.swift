public import Foundation

/// Lets requests pass as fast as a budget allows.
public actor RequestPacer {
  private var budget: RequestBudget
  private let clock: @Sendable () -> Date
  private let sleep: @Sendable (Double) async -> Void
  private let announce: @Sendable (Double) -> Void

  /// - Parameters:
  ///   - sleep: waits so many seconds; it may return early in a cancelled task.
  ///   - announce: is told how many seconds there are to wait, before each wait.
  public init(
    budget: RequestBudget, clock: @escaping @Sendable () -> Date,
    sleep: @escaping @Sendable (Double) async -> Void, announce: @escaping @Sendable (Double) -> Void
  ) {
    self.budget = budget
    self.clock = clock
    self.sleep = sleep
    self.announce = announce
  }

  /// Returns when a request of this weight may be sent, and counts it. A cancelled task waits no longer.
  public func admit(_ weight: Double) async {
    while !Task.isCancelled {
      let delay = budget.delay(for: weight, at: clock())
      if delay <= 0 { break }
      announce(delay)
      await sleep(delay)
    }
    budget.spend(weight, at: clock())
  }
}
