extension HTTPTransport {
  /// Says whether an answer with a good status is of use to the service that asks.
  public typealias Judge = @Sendable (HTTPRequest, HTTPResponse) async -> Bool

  /// Answers from the cache where it may and stores what comes from the network.
  ///
  /// - A fresh answer is used and nothing is sent.
  /// - When the service fails, a stored answer that is still usable is used: with no answer in time, a status from
  ///   500 up, 429, a redirect, or a good status with a body of no use.
  /// - Only an answer with status 200 that `isOfUse` is stored, and it replaces an older one only then.
  ///
  /// What comes from the cache says so by its ``HTTPResponse/age`` and ``HTTPResponse/isStale``. The deadline
  /// belongs inside, so that an answer that is late is a failure like any other.
  ///
  /// - Parameters:
  ///   - writes: takes the storing, so that an answer need not wait for it. Without one the answer comes when it
  ///     is stored.
  ///   - isOfUse: sees answers with a status of 200 to 299 only. ``AnswerJudge`` knows what the services need.
  public func cached(
    in cache: ResponseCache, policy: CachePolicy = CachePolicy(), writes: PendingWrites? = nil,
    isOfUse: @escaping Judge
  ) -> HTTPTransport {
    if policy.mode == .none { return self }
    return HTTPTransport { request async throws(TransportError) in
      let key = CacheKey(request)
      let stored = cache.usableAnswer(to: request, key, policy)
      if let stored, !stored.isStale || policy.mode == .offline { return stored }
      if policy.mode == .offline { throw .notCached }
      let outcome = await outcome(of: request)
      if case .success(let answer) = outcome, answer.status == 200 {
        let keep: PendingWrites.Work = {
          guard let key, await isOfUse(request, answer) else { return nil }
          return await cache.add(answer, for: key)
        }
        // With nothing to fall back on, the answer is what there is, whether it is of use or not.
        if let writes, stored == nil {
          await writes.begin(keep)
          return answer
        }
        if await isOfUse(request, answer) {
          if let writes { await writes.begin(keep) } else { await keep()?() }
          return answer
        }
      }
      if await Self.isFailure(outcome, isOfUse: { await isOfUse(request, $0) }),
        let kept = cache.usableAnswer(to: request, key, policy)
      {
        return kept
      }
      return try outcome.get()
    }
  }

  /// A refusal is none: the service is well and says that the request is at fault. Nor is a recording's fault.
  private static func isFailure(
    _ outcome: Result<HTTPResponse, TransportError>, isOfUse: (HTTPResponse) async -> Bool
  ) async -> Bool {
    switch outcome {
    case .failure(.file), .failure(.notRecorded), .failure(.notCached): false
    case .failure: true
    case .success(let answer):
      switch answer.status {
      case 200..<300: await !isOfUse(answer)
      case 300..<400, 429, 500...: true
      default: false
      }
    }
  }
}

extension ResponseCache {
  /// Marked as stale unless fresh; nil when there is none of an age that may be used.
  fileprivate func usableAnswer(
    to request: HTTPRequest, _ key: CacheKey?, _ policy: CachePolicy
  ) -> HTTPResponse? {
    guard let key, let (answer, stored) = answer(for: key), let age = answer.age else { return nil }
    let limits = policy.limits(for: request, storedAt: stored)
    guard limits.isUsable(age: age) else { return nil }
    return HTTPResponse(
      status: answer.status, body: answer.body, age: age, isStale: !limits.isFresh(age: age))
  }
}
