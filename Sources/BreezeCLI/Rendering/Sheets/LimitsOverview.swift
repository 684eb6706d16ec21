import BreezeCore
import Foundation

/// What the six pollutants are, and where each band of the chosen limits ends.
struct LimitsOverview {
  let types: [PollutantType]
  let standard: StandardChoice

  func lines(_ layout: Layout) -> [StyledText] {
    let heading = layout.heading("Limits", remark: standard.title)
    let body = layout.inset(by: 2)
    let rows = types.flatMap(rows)
    let table = LimitTable(rows: rows)
    let limits =
      table.width <= body.width
      ? layout.indented(table.lines(layout.glyphs))
      : layout.indented(rows.flatMap { list($0, body) })
    return layout.page([about(layout), heading + limits, layout.indented(notes(body))])
  }

  private func about(_ layout: Layout) -> [StyledText] {
    layout.heading("The Six Pollutants")
      + layout.indented(
        types.flatMap { type in
          [StyledText(type.rawValue, .strong).padded(to: 7) + StyledText(type.fullName, .strong)]
            + Paragraph(type.description, first: .spaces(7)).lines(width: layout.width - 2)
        })
  }

  private func rows(of type: PollutantType) -> [LimitTable.Row] {
    let groups = standard.bands(for: type).byAveraging
    if groups.isEmpty { return [LimitTable.Row(type: type, averaging: "not rated", unit: "", bands: [])] }
    return groups.map { bands in
      let averaging = bands.first?.averaging.components(separatedBy: " (").first ?? ""
      return LimitTable.Row(type: type, averaging: averaging, unit: bands.first?.unit ?? "", bands: bands)
    }
  }

  /// For narrow terminals: each pollutant with its bands below.
  private func list(_ row: LimitTable.Row, _ layout: Layout) -> [StyledText] {
    let caption = [row.averaging, row.unit].filter { !$0.isEmpty }.joined(separator: ", ")
    let title = StyledText(row.type.rawValue, .strong).padded(to: 7) + StyledText(caption, .faint)
    return [title.truncated(to: layout.width)]
      + row.bands.flatMap { band in
        let name = StyledText("  \(layout.glyphs.dot) \(band.name)", .level(band.color))
        let range = StyledText(band.range(layout.glyphs))
        return name.joined(flushRight: range, columns: layout.width).map { [$0] }
          ?? [name, range.leftPadded(to: layout.width)]
      }
  }

  /// What the bands are called where the table numbers them, and what a reader should know.
  private func notes(_ layout: Layout) -> [StyledText] {
    var notes: [String] = []
    for type in types {
      let averaging = standard.bands(for: type).first?.averaging ?? ""
      guard let remark = averaging.split(separator: "(").dropFirst().first else { continue }
      notes.append("\(type.rawValue): \(remark.dropLast()).")
    }
    if standard == .breeze {
      notes.append(
        "The gas limits carry the US EPA's figures in ppb as µg/m³, so they are stricter than EPA's.")
    }
    return notes.flatMap { Paragraph($0, style: .faint).lines(width: layout.width) }
  }
}
