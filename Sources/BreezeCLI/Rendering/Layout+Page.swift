extension Layout {
  private static let margin = 2

  /// The room of a whole page.
  init(
    page profile: TerminalProfile, temperature: TemperatureUnit = .fahrenheit, gasUnit: GasUnit = .micrograms
  ) {
    self.init(
      width: min(profile.width, DashboardRenderer.widest) - 2 * Self.margin, glyphs: profile.glyphs,
      temperature: temperature, gasUnit: gasUnit)
  }

  /// Sections with an empty line between, moved in by the margin.
  func page(_ sections: [[StyledText]]) -> [StyledText] {
    sections.filter { !$0.isEmpty }.joined(separator: [StyledText()])
      .map { $0.width > 0 ? .spaces(Self.margin) + $0 : $0 }
  }
}
