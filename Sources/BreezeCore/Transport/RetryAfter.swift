public import Foundation

/// The header `Retry-After`: how long a service asks to be left alone.
public struct RetryAfter: Sendable, Equatable {
  /// 0 or more.
  public let seconds: Double

  /// From the header's text, a number of whole seconds or a date in one of the three forms of HTTP (RFC 9110,
  /// 5.6.7 and 10.2.3).
  ///
  /// nil for anything else: a sign or a fraction, a date that does not exist, and a date that lies before `now`,
  /// which tells of clocks that disagree rather than of a wait.
  public init?(_ text: String, now: Date) {
    let text = text.trimmed
    if let number = HTTPDate.digits(text[...]) {
      seconds = number
    } else if let date = Date(http: text), date >= now {
      seconds = date.timeIntervalSince(now)
    } else {
      return nil
    }
  }
}
