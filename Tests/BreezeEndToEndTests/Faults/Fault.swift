import TestSupport

/// One way in which a service goes wrong, and what is promised for it.
struct Fault: Sendable {
  enum Outcome: Sendable {
    /// There is no answer of use. The status is that of a report that cannot do without the service.
    case fails(Int32)
    /// The second try, or the rest of the answer, is good.
    case recovers
    /// What can be used of the answer depends on the service; nothing but a report or a clean failure comes of it.
    case judged
  }

  let name: String
  /// nil when nobody listens.
  let reply: StubFault?
  let outcome: Outcome
  /// How many requests are made.
  let requests: Int
  /// In seconds, with the sanitizer's patience.
  let timeout: Double

  init(_ name: String, _ reply: StubFault?, _ outcome: Outcome, requests: Int = 1, timeout: Double = 5) {
    self.name = name
    self.reply = reply
    self.outcome = outcome
    self.requests = requests
    self.timeout = timeout * Patience.factor
  }

  init(_ name: String, _ reply: Reply, _ outcome: Outcome, requests: Int = 1, timeout: Double = 5) {
    self.init(name, StubFault(reply), outcome, requests: requests, timeout: timeout)
  }

  static let all = connections + bodies + statuses + limits + redirects + hiccups
}
