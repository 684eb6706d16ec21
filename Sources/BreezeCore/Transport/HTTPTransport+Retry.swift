extension HTTPTransport {
  /// Makes a second attempt where ``RetryPolicy/pause(after:remaining:)`` sees a point in it.
  ///
  /// When the second attempt runs into the deadline, the outcome of the first is reported, since it says more. For
  /// that the attempts are to be bounded one by one: `network.bounded(by: deadline).retrying(within: deadline)`.
  /// A task that was cancelled during the pause makes no second attempt.
  public func retrying(_ policy: RetryPolicy = RetryPolicy(), within deadline: Deadline) -> HTTPTransport {
    HTTPTransport { request async throws(TransportError) in
      let first = await outcome(of: request)
      guard let pause = policy.pause(after: first, remaining: deadline.remaining) else {
        return try first.get()
      }
      await policy.sleep(pause)
      guard deadline.remaining > 0, !Task.isCancelled else { return try first.get() }
      let second = await outcome(of: request)
      return try (second == .failure(.timedOut) ? first : second).get()
    }
  }
}
