import BreezeCore
import Foundation

/// The network as one run uses it: everything that is wrapped around the bare transport, in its order.
struct LookupNetwork: Sendable {
  /// What `--timeout` bounds.
  enum Bound: Sendable {
    case wholeLookup, eachRequest
  }

  let invocation: Invocation
  let secrets: [String]
  /// In seconds.
  let timeout: Double
  let bound: Bound
  /// What ages of stored answers are measured by.
  let clock: @Sendable () -> Date

  /// From the inside out: secrets are taken out of what comes in, a recording stores it, each try is told with
  /// `--verbose` and bounded by the deadline, a hiccup is tried again, one request at a time goes to a service, and
  /// the cache stands before all of it.
  func transport(recordingInto recording: Recording?) throws(CommandError) -> HTTPTransport {
    let policy = try invocation.cachePolicy()
    let live = live(recordingInto: recording)
    // A recording holds what the services said at the time, and nothing else.
    return recording == nil ? cached(live, policy) : live
  }

  /// The same without the cache.
  func live(recordingInto recording: Recording? = nil) -> HTTPTransport {
    let received = invocation.surroundings.network().redacting(secrets)
    return bounded((recording.map(received.recorded(into:)) ?? received).told(to: invocation))
  }

  private func bounded(_ transport: HTTPTransport) -> HTTPTransport {
    let (seconds, gate) = (timeout, OneAtATime())
    let sleep = invocation.surroundings.lifecycle.pause
    let whole = bound == .wholeLookup ? Deadline(after: timeout) : nil
    return HTTPTransport { request async throws(TransportError) in
      let deadline = whole ?? Deadline(after: seconds)
      return try await transport.bounded(by: deadline)
        .retrying(RetryPolicy(sleep: sleep), within: deadline)
        .oneAtATime(gate, until: deadline)
        .send(request)
    }
  }

  private func cached(_ transport: HTTPTransport, _ policy: CachePolicy) -> HTTPTransport {
    guard let folder = Folders(variables: invocation.surroundings.variables).cache else {
      if policy.mode != .offline { return transport }
      return HTTPTransport { _ throws(TransportError) in throw .notCached }
    }
    let (surroundings, isQuiet) = (invocation.surroundings, invocation.has(Options.quiet))
    let cache = ResponseCache(folder: folder, clock: clock) { warning in
      if isQuiet { return }
      surroundings.console.say(surroundings.diagnostics([ErrorWording.text(warning)]))
    }
    return transport.cached(
      in: cache, policy: policy, writes: invocation.writes, isOfUse: AnswerJudge.isOfUse)
  }
}
