import BreezeCore

/// Where the numbers come from and which hour they belong to.
struct FooterSection {
  let air: AirQualityReport

  func lines(_ layout: Layout) -> [StyledText] {
    let text = "\(Credits.airQuality) \(layout.glyphs.separator) hour from \(air.time.clock)"
    return Paragraph(text, style: .faint).lines(width: layout.width)
  }
}
