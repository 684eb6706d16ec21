public import Foundation

/// When a request is worth a second attempt, and after which pause. There is never a third.
public struct RetryPolicy: Sendable {
  /// In seconds. A pause long enough for a hiccup to pass and short enough not to be noticed; which one of these
  /// is left to chance, so that programs that failed together do not come back together.
  public static let pauses = 0.2...0.6

  private let random: @Sendable (ClosedRange<Double>) -> Double
  private let clock: @Sendable () -> Date
  package let sleep: @Sendable (Double) async -> Void

  /// - Parameters:
  ///   - random: a number out of the range.
  ///   - sleep: lets so many seconds pass; the live one returns early in a cancelled task.
  ///   - clock: what a `Retry-After` that is a date is measured against: the machine's, even where a report is
  ///     made for another time.
  public init(
    random: @escaping @Sendable (ClosedRange<Double>) -> Double = { Double.random(in: $0) },
    sleep: @escaping @Sendable (Double) async -> Void = { try? await Task.sleep(for: .seconds($0)) },
    clock: @escaping @Sendable () -> Date = { Date() }
  ) {
    self.random = random
    self.sleep = sleep
    self.clock = clock
  }

  /// Seconds to wait before the second attempt; nil when the first outcome stands, because another attempt would
  /// not change it or because the pause alone would take all of the time that is left.
  ///
  /// - Parameter remaining: seconds until the deadline.
  public func pause(after outcome: Result<HTTPResponse, TransportError>, remaining: Double) -> Double? {
    let pause: Double
    switch outcome {
    case .failure(.offline), .failure(.unknownHost), .failure(.connectionRefused), .failure(.connectionLost),
      .failure(.other):
      pause = jitter
    case .success(let answer) where [502, 503, 504].contains(answer.status):
      pause = jitter
    case .success(let answer) where answer.status == 429:
      guard let wait = answer.headers["retry-after"].flatMap({ RetryAfter($0, now: clock()) }) else {
        return nil
      }
      pause = max(wait.seconds, jitter)
    default:
      return nil
    }
    return pause < remaining ? pause : nil
  }

  /// Within ``pauses`` whatever the source of randomness says.
  private var jitter: Double {
    min(max(random(Self.pauses), Self.pauses.lowerBound), Self.pauses.upperBound)
  }
}
