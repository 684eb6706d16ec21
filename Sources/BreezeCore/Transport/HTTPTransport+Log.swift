extension HTTPTransport {
  /// Tells about every request when it is over, whether or not there was an answer.
  ///
  /// - Parameters:
  ///   - clock: one that no one sets.
  ///   - tell: called once a request, from any thread.
  public func logged(
    clock: @escaping @Sendable () -> ContinuousClock.Instant = { .now },
    _ tell: @escaping @Sendable (Exchange) -> Void
  ) -> HTTPTransport {
    HTTPTransport { request async throws(TransportError) in
      let start = clock()
      func finish(_ outcome: Result<Int, TransportError>) {
        let milliseconds = Int(start.duration(to: clock()) / .milliseconds(1))
        tell(Exchange(service: request.service, outcome: outcome, milliseconds: milliseconds))
      }
      do throws(TransportError) {
        let answer = try await send(request)
        finish(.success(answer.status))
        return answer
      } catch {
        finish(.failure(error))
        throw error
      }
    }
  }
}
