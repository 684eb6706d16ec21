extension Layout {
  private static let margin = 2

  /// Of a whole screen: what the terminal has, up to ``DashboardRenderer/widest``, without the margins.
  init(screen profile: TerminalProfile) {
    let width = min(profile.width, DashboardRenderer.widest) - 2 * Self.margin
    self.init(width: width, glyphs: profile.glyphs, temperature: .celsius)
  }

  /// Lines behind the left margin.
  func onScreen(_ lines: [StyledText]) -> [StyledText] {
    lines.map { $0.width > 0 ? .spaces(Self.margin) + $0 : $0 }
  }
}
