import BreezeCore

/// The line below a watched report.
struct WatchWording: Sendable {
  let minutes: Int
  let glyphs: Glyphs

  /// - Parameter uptime: now.
  func status(_ state: WatchState, at uptime: Double) -> String {
    guard let trouble = state.trouble else {
      let time = state.last.map { "As of \($0.dashboard.localNow.clock)" }
      return [time, "every \(minutes) min", "Ctrl-C ends"].compactMap { $0 }
        .joined(separator: " \(glyphs.separator) ")
    }
    return "\(self.trouble(trouble, state, at: uptime)) \(again(state, at: uptime))"
  }

  /// What is wrong, and of when the last good report is.
  func trouble(_ trouble: CommandError, _ state: WatchState, at uptime: Double) -> String {
    let since =
      state.last.map { "As of \($0.dashboard.localNow.clock), \(Self.ago(state.age(at: uptime)))" }
      ?? "No report yet"
    return "\(since): \(ErrorWording.text(trouble))"
  }

  func again(_ state: WatchState, at uptime: Double) -> String {
    let minutes = Int(((state.next - uptime) / 60).rounded(.up))
    return minutes < 1 ? "Asking again." : "Asking again in \(Self.minutes(minutes))."
  }

  static func hint(_ lines: Int) -> String {
    "\(lines) more \(lines == 1 ? "line" : "lines"): a taller window or --skip"
  }

  private static func ago(_ seconds: Double) -> String {
    let minutes = Int(seconds / 60)
    if minutes < 1 { return "less than a minute ago" }
    return minutes < 120 ? "\(self.minutes(minutes)) ago" : "\(minutes / 60) hours ago"
  }

  private static func minutes(_ count: Int) -> String {
    count == 1 ? "1 minute" : "\(count) minutes"
  }
}
