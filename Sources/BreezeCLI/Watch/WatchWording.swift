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
      state.last.map {
        "As of \($0.dashboard.localNow.clock), \(AgeText.text(seconds: state.age(at: uptime))) ago"
      }
      ?? "No report yet"
    return "\(since): \(ErrorWording.text(trouble))"
  }

  func again(_ state: WatchState, at uptime: Double) -> String {
    let minutes = Int(((state.next - uptime) / 60).rounded(.up))
    return minutes < 1 ? "Asking again." : "Asking again in \(AgeText.counted(minutes, "minute"))."
  }

  static func hint(_ lines: Int) -> String {
    "\(lines) more \(lines == 1 ? "line" : "lines"): a taller window or --skip"
  }
}
