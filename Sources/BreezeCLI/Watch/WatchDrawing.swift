/// A watched report as it fills a window.
struct WatchDrawing: Sendable {
  let watch: Watch
  let wording: WatchWording

  /// - Parameter uptime: now.
  func lines(
    _ state: WatchState, at uptime: Double, size: TerminalControl.Size
  ) throws(CommandError) -> [String] {
    let isFixed = !watch.invocation.arguments.given([Options.width.spec]).isEmpty
    let profile = isFixed ? watch.report.profile : watch.report.profile.resized(to: size.columns)
    let encoder = TextEncoder(profile)
    let room = profile.width - 2 * Layout.margin
    let below = Paragraph(wording.status(state, at: uptime), style: .faint).lines(width: room)
    return Screen.fit(
      try body(state, profile), below: below.map { encoder.encode(.spaces(Layout.margin) + $0) },
      rows: size.rows
    ) { left in
      encoder.encode(.spaces(Layout.margin) + StyledText(WatchWording.hint(left), .faint).truncated(to: room))
    }
  }

  private func body(_ state: WatchState, _ profile: TerminalProfile) throws(CommandError) -> [String] {
    guard let round = state.last else { return [] }
    let text = try watch.report.output(of: round.dashboard, profile).text
    return text.split(separator: "\n", omittingEmptySubsequences: false).dropLast().map(String.init)
  }
}
