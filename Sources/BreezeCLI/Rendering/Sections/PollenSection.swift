import BreezeCore

/// The pollen of today, or why there is none to show.
struct PollenSection {
  let outcome: SectionOutcome<PollenReport>

  func lines(_ layout: Layout) -> [StyledText] {
    let body = layout.inset(by: 2)
    switch outcome {
    case .notAsked: return []
    case .loaded(let report):
      let cells = report.items.map { cell($0, layout.glyphs, names: report.items.map(\.name)) }
      let rows = Columns(cells).lines(width: body.width)
      return layout.heading("Pollen Forecast", remark: report.source.title) + layout.indented(rows)
    case .absent(let absence):
      return layout.heading("Pollen Forecast")
        + layout.indented(Paragraph(NoteWording.text(absence), style: .faint).lines(width: body.width))
    case .failed:
      return layout.heading("Pollen Forecast")
        + layout.indented([StyledText("not available now", .faint)])
    }
  }

  private func cell(_ item: PollenItem, _ glyphs: Glyphs, names: [String]) -> StyledText {
    let name = min(16, names.map(DisplayWidth.of).max() ?? 0)
    let start = StyledText(item.name).truncated(to: name).padded(to: name) + .spaces(2)
    guard let level = item.level else {
      return start + LevelBar(nil, style: .faint).line(glyphs: glyphs) + StyledText("  no data", .faint)
    }
    return start + LevelBar(item.value, style: .level(level.color)).line(glyphs: glyphs) + .spaces(2)
      + StyledText(level.rawValue, .level(level.color)).padded(to: PollenLevel.veryHigh.rawValue.count)
  }
}

extension PollenReport.Source {
  /// For people.
  var title: String {
    switch self {
    case .google: "Google Pollen"
    case .openMeteo: "CAMS Europe via Open-Meteo"
    }
  }
}
