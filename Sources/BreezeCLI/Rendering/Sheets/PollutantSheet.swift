import BreezeCore

/// All about one pollutant, at a place.
struct PollutantSheet {
  let detail: PollutantDetail
  let header: HeaderSection

  func lines(_ layout: Layout) -> [StyledText] {
    layout.page([
      header.lines(layout), Self.about(detail.type, layout),
      CurrentLevel(detail: detail).lines(layout),
      HealthRanges(type: detail.type, standard: detail.standard, isActive: detail.isActive).lines(layout),
      DayOfParticles(detail: detail).lines(layout), FooterSection(air: detail.air).lines(layout),
    ])
  }

  /// The same without a place.
  static func lines(
    of type: PollutantType, under standard: StandardChoice, _ layout: Layout
  ) -> [StyledText] {
    layout.page([about(type, layout), HealthRanges(type: type, standard: standard).lines(layout)])
  }

  private static func about(_ type: PollutantType, _ layout: Layout) -> [StyledText] {
    [StyledText("\(type.rawValue)  ", .strong) + StyledText(type.fullName, .strong)]
      + layout.indented(Paragraph(type.description).lines(width: layout.width - 2))
  }
}
