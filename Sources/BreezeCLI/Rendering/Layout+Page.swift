extension Layout {
  /// Wider terminals leave the rest empty: longer lines are harder to read.
  static let widest = 100
  /// Columns at the left of a page, and at its right.
  static let margin = 2

  /// The room of a whole page.
  init(
    page profile: TerminalProfile, temperature: TemperatureUnit = .fahrenheit, gasUnit: GasUnit = .micrograms
  ) {
    self.init(
      width: min(profile.width, Self.widest) - 2 * Self.margin, glyphs: profile.glyphs,
      temperature: temperature, gasUnit: gasUnit)
  }

  /// Sections with an empty line between, moved in by the margin; those without lines are left out.
  func page(_ sections: [[StyledText]]) -> [StyledText] {
    sections.filter { !$0.isEmpty }.joined(separator: [StyledText()])
      .map { $0.width > 0 ? .spaces(Self.margin) + $0 : $0 }
  }
}
