import BreezeCore

/// The bands of one pollutant with their limits, the active one marked.
struct HealthRanges {
  let type: PollutantType
  let standard: StandardChoice
  /// Whether a band is the one that the air is in; never where there is no place.
  var isActive: (LimitBand) -> Bool = { _ in false }

  func lines(_ layout: Layout) -> [StyledText] {
    let heading = layout.heading("Health Ranges", remark: standard.title)
    let groups = standard.bands(for: type).byAveraging
    guard !groups.isEmpty else {
      return heading + layout.indented([StyledText(UnavailableReason.notInStandard.wording, .faint)])
    }
    return heading + layout.indented(groups.flatMap { rows($0, layout.inset(by: 2)) } + remark(layout))
  }

  private func rows(_ bands: [LimitBand], _ layout: Layout) -> [StyledText] {
    let caption = bands.first.map { "\($0.averaging), \($0.unit)" } ?? ""
    let names = bands.map { DisplayWidth.of($0.name) }.max() ?? 0
    let ranges = bands.map { DisplayWidth.of($0.range(layout.glyphs)) }.max() ?? 0
    let isWide = 2 + names + 2 + ranges + 2 + Self.mark.count <= layout.width
    return Paragraph(caption, style: .faint).lines(width: layout.width)
      + bands.flatMap { band in
        let active = isActive(band)
        let style: Style = active ? .strongLevel(band.color) : .level(band.color)
        let name = StyledText("\(layout.glyphs.dot) ", .level(band.color)) + StyledText(band.name, style)
        let range = StyledText(band.range(layout.glyphs), active ? .strong : .plain)
        let mark = active ? StyledText("  \(Self.mark)", .strong) : StyledText()
        return isWide
          ? [name.padded(to: names + 4) + range.padded(to: ranges) + mark]
          : [name, .spaces(2) + range + mark]
      }
  }

  private static let mark = "<- now"

  private func remark(_ layout: Layout) -> [StyledText] {
    guard standard == .breeze, !type.isParticles else { return [] }
    let text = "The limits carry the US EPA's figures in ppb as µg/m³, so they are stricter than EPA's."
    return Paragraph(text, style: .faint).lines(width: layout.width - 2)
  }
}
