import BreezeCore

/// Where the numbers come from and which hour they belong to.
struct FooterSection {
  let dashboard: Dashboard

  func lines(_ layout: Layout) -> [StyledText] {
    let text = "\(Credits.airQuality) \(layout.glyphs.separator) hour from \(dashboard.air.time.clock)"
    return Paragraph(text, style: .faint).lines(width: layout.width)
  }
}
