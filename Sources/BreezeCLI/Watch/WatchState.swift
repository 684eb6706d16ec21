import BreezeCore
import Foundation

/// What a watch knows between its rounds: the last good report, what has failed since, when to ask again.
struct WatchState: Sendable {
  /// The longest that failures stretch the wait to, in seconds, unless the interval itself is longer.
  private static let longest = 3600.0

  /// In seconds.
  let interval: Double
  private(set) var last: Watch.Round?
  /// What went wrong in the latest round; nil when it went well.
  private(set) var trouble: CommandError?
  /// When the last good report came.
  private var loaded = 0.0
  /// When to ask again.
  private(set) var next = 0.0
  private var failures = 0

  init(interval: Double) {
    self.interval = interval
  }

  /// - Parameters:
  ///   - uptime: now, after the round. The wait counts from here, so that requests are never closer than the
  ///     interval.
  ///   - now: the same on the clock that the services go by.
  mutating func take(_ result: Result<Watch.Round, CommandError>, at uptime: Double, _ now: Date) {
    switch result {
    case .success(let round):
      last = round
      trouble = nil
      loaded = uptime
      failures = 0
      next = uptime + interval
    case .failure(let error):
      trouble = error
      failures += 1
      next = uptime + max(patience, error.askedWait(from: now))
    }
  }

  /// Seconds since the last good report.
  func age(at uptime: Double) -> Double { uptime - loaded }

  /// Once, twice, four times the interval while failures follow each other.
  private var patience: Double {
    let factor = failures < 2 ? 1.0 : failures == 2 ? 2 : 4
    return max(interval, min(factor * interval, Self.longest))
  }
}

extension CommandError {
  /// Whether it may be gone by the next round.
  var mayPass: Bool {
    switch serviceError?.problem {
    case nil, .unreachable(.notRecorded), .unreachable(.file), .notCovered, .refused: false
    case .unreachable, .unavailable, .redirected, .rateLimited, .badAnswer, .noCurrentData: true
    }
  }

  /// Seconds that a service asks to stay away, a day at most; 0 when it asks for none.
  fileprivate func askedWait(from now: Date) -> Double {
    guard case .rateLimited(_, let wait) = serviceError?.problem else { return 0 }
    return min(wait.flatMap { RetryAfter($0, now: now) }?.seconds ?? 0, 86_400)
  }

  private var serviceError: ServiceError? {
    switch self {
    case .service(let error), .place(.service(let error)): error
    default: nil
    }
  }
}
