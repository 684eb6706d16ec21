import BreezeCore

/// Where each band ends: a row for each averaging of a pollutant, a numbered column for each band.
struct LimitTable {
  struct Row {
    let type: PollutantType
    let averaging: String
    let unit: String
    let bands: [LimitBand]
  }

  let rows: [Row]

  var width: Int { max(start + names.count * (cell + 2), names.map { $0.name.count + 4 }.max() ?? 0) }

  func lines(_ glyphs: Glyphs) -> [StyledText] {
    let header = names.reduce(StyledText.spaces(start)) { line, band in
      line + StyledText(String(band.level), .faint).leftPadded(to: cell + 2)
    }
    let legend = names.map { band in
      StyledText("\(band.level)  ", .faint) + StyledText("\(glyphs.dot) \(band.name)", .level(band.color))
    }
    return [header]
      + rows.enumerated().map { line($1, isFirst: $0 == 0 || rows[$0 - 1].type != $1.type, glyphs) }
      + [StyledText()] + legend
  }

  private func line(_ row: Row, isFirst: Bool, _ glyphs: Glyphs) -> StyledText {
    var line = StyledText(isFirst ? row.type.rawValue : "", .strong).padded(to: 7)
    line = (line + StyledText(row.averaging, .faint)).padded(to: 7 + averaging + 1)
    line = (line + StyledText(row.unit, .faint)).padded(to: start)
    for name in names {
      let band = row.bands.first { $0.level == name.level }
      line += StyledText(Self.end(band, glyphs), band.map { .level($0.color) } ?? .faint).leftPadded(
        to: cell + 2)
    }
    return line
  }

  private static func end(_ band: LimitBand?, _ glyphs: Glyphs) -> String {
    guard let band else { return glyphs.dash }
    return band.upper.map { ShortNumber.text($0) } ?? "above"
  }

  /// Every band that a row has, once, by level.
  private var names: [LimitBand] {
    var seen = Set<Int>()
    return rows.flatMap(\.bands).filter { seen.insert($0.level).inserted }.sorted { $0.level < $1.level }
  }

  private var cell: Int { 5 }
  private var averaging: Int { rows.map(\.averaging.count).max() ?? 0 }
  private var start: Int { 7 + averaging + 1 + (rows.map(\.unit.count).max() ?? 0) }
}
