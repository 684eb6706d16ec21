import BreezeCore
import Foundation

/// The words for limits and keys, where a service says more than that it will not answer.
extension ErrorWording {
  /// When to try again: what the service asks for, else when the window ends that it names. Empty when it says neither.
  static func waiting(_ reason: String?, _ header: String?, _ hints: Hints) -> String {
    let wait = header.flatMap { RetryAfter($0, now: hints.now ?? Date()) }
    if let wait, wait.seconds >= 1 { return " It asks to wait \(length(wait.seconds))." }
    guard let window = RateLimitWindow(reason: reason ?? "") else { return "" }
    if let now = hints.now, let end = window.resets(after: now) {
      return " The limit resets at \(clock(end)) UTC."
    }
    return switch window {
    case .concurrent: " It answers one request at a time: try again in a moment."
    case .minute: " The limit resets within a minute."
    case .hour: " The limit resets at the full hour."
    case .day: " The limit resets at 00:00 UTC."
    }
  }

  /// Which variable to check when a key is at fault; nil when none is.
  static func keyAdvice(_ error: ServiceError) -> String? {
    guard case .refused(let status, let reason) = error.problem else { return nil }
    let words = (reason ?? "").lowercased()
    let speaksOfKey = words.contains("api key") || words.contains("api_key")
    if error.service == .pollen {
      return speaksOfKey || [401, 403].contains(status) ? "Check GOOGLE_POLLEN_API_KEY." : nil
    }
    let speaksOfPlan = words.contains("requires the api professional")
    return speaksOfKey || speaksOfPlan || status == 401 ? "Check OPEN_METEO_API_KEY." : nil
  }

  /// In seconds up to a few minutes of a clock, then in hours or days besides.
  private static func length(_ seconds: Double) -> String {
    let whole = AgeText.counted(Int(min(seconds, 1e12)), "second")
    return seconds < 7200 ? whole : "\(whole), about \(AgeText.text(seconds: seconds))"
  }

  private static func clock(_ moment: Date) -> String {
    LocalTime(moment, offset: 0).clock
  }
}
