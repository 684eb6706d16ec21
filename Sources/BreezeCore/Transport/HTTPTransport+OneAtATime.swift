extension HTTPTransport {
  /// Sends a request only when no other of the same service is under way through `gate`.
  ///
  /// A request whose turn comes after `deadline` is not sent any more: ``TransportError/timedOut``. No turn is
  /// ever waited for longer than the deadlines of the requests ahead, provided that those are bounded inside:
  /// `network.bounded(by: deadline).oneAtATime(gate, until: deadline)`.
  public func oneAtATime(_ gate: OneAtATime, until deadline: Deadline) -> HTTPTransport {
    HTTPTransport { request async throws(TransportError) in
      await gate.begin(request.service)
      let isOver = deadline.remaining == 0 || Task.isCancelled
      let outcome = isOver ? .failure(.timedOut) : await outcome(of: request)
      await gate.end(request.service)
      return try outcome.get()
    }
  }
}
