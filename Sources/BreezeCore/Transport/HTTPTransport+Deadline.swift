import Dispatch

extension HTTPTransport {
  /// Stops waiting when `deadline` passes, with ``TransportError/timedOut``.
  ///
  /// Foundation's own time limits do not bound a request: the one starts afresh with every byte, the other is
  /// not enforced on Linux. The request itself is left alone, see ``urlSession(userAgent:bodyLimit:)``.
  public func bounded(by deadline: Deadline) -> HTTPTransport {
    HTTPTransport { request async throws(TransportError) in
      let (outcomes, first) = AsyncStream.makeStream(of: Result<HTTPResponse, TransportError>.self)
      Task {
        do throws(TransportError) {
          first.yield(.success(try await send(request)))
        } catch {
          first.yield(.failure(error))
        }
      }
      DispatchQueue.global().asyncAfter(deadline: deadline.time) { first.yield(.failure(.timedOut)) }
      for await outcome in outcomes { return try outcome.get() }
      throw .timedOut
    }
  }
}
