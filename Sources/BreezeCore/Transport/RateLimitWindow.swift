public import Foundation

/// The window of Open-Meteo's limits that a 429 speaks of. The windows are those of the wall clock, not of the
/// first request.
public enum RateLimitWindow: Sendable, Equatable, CaseIterable {
  /// More requests at once from one address than the service queues.
  case concurrent
  case minute
  case hour
  case day

  /// From the service's reason, such as `Hourly API request limit exceeded. Please try again in the next hour.`;
  /// nil for words that name none of the windows.
  public init?(reason: String) {
    let words = reason.lowercased()
    if words.contains("concurrent requests") {
      self = .concurrent
    } else if words.contains("minutely api request limit") {
      self = .minute
    } else if words.contains("hourly api request limit") {
      self = .hour
    } else if words.contains("daily api request limit") {
      self = .day
    } else {
      return nil
    }
  }

  /// The next wall-clock minute, full hour or midnight in UTC after `now`; nil for ``concurrent``, which passes
  /// as soon as a running request ends.
  public func resets(after now: Date) -> Date? {
    guard let length else { return nil }
    let elapsed = (now.timeIntervalSince1970 / length).rounded(.down)
    return Date(timeIntervalSince1970: (elapsed + 1) * length)
  }

  /// In seconds.
  private var length: Double? {
    switch self {
    case .concurrent: nil
    case .minute: 60
    case .hour: 3600
    case .day: 86_400
    }
  }
}
