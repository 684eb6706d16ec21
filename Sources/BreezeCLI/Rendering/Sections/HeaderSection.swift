import BreezeCore

/// The place, its date, its time.
struct HeaderSection {
  let dashboard: Dashboard

  func lines(_ layout: Layout) -> [StyledText] {
    let now = dashboard.localNow
    let glyphs = layout.glyphs
    let coordinates = dashboard.place.coordinate.text
    // A point without a name is called by its coordinates.
    let facts =
      [DayText.long(now.day), "\(now.clock) local time"]
      + (dashboard.place.name == coordinates ? [] : [glyphs.degreesDrawn(in: coordinates)])
    let line = facts.joined(separator: " \(glyphs.separator) ")
    let name = glyphs.degreesDrawn(in: dashboard.place.displayName)
    return Paragraph(name, style: .strong).lines(width: layout.width)
      + Paragraph(line, style: .faint).lines(width: layout.width)
  }
}
