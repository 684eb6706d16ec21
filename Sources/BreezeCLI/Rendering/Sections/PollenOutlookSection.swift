import BreezeCore

/// The pollen of several days: an item a row, a day a column.
struct PollenOutlookSection {
  let report: PollenReport

  func lines(_ layout: Layout) -> [StyledText] {
    let body = layout.inset(by: 2)
    let names = min(16, report.items.map { DisplayWidth.of($0.name) }.max() ?? 0)
    // Bars and numbers where there is room, numbers alone where there is not.
    let cell = body.width >= names + report.days.count * 11 ? 11 : 5
    let table = [head(names, cell)] + report.items.map { row($0, names, cell, layout.glyphs) }
    let legend = Paragraph(legend(layout.glyphs), style: .faint).lines(width: body.width)
    return layout.heading("Pollen Forecast", remark: report.source.title)
      + layout.indented(table.map { $0.truncated(to: body.width) } + legend)
  }

  private func head(_ names: Int, _ cell: Int) -> StyledText {
    report.days.reduce(.spaces(names)) { line, day in
      let name = DayText.weekday(day.date)
      return line + .spaces(2)
        + StyledText(cell > 5 ? "\(name) \(day.date.day)" : name, .faint).padded(to: cell - 2)
    }
  }

  private func row(_ item: PollenItem, _ names: Int, _ cell: Int, _ glyphs: Glyphs) -> StyledText {
    let name = StyledText(item.name).truncated(to: names).padded(to: names)
    return report.days.reduce(name) { line, day in
      let match = day.items.first { $0.id == item.id }
      let style: Style = match?.level.map { .level($0.color) } ?? .faint
      let number = StyledText(match?.value.map(String.init) ?? glyphs.dash, style)
      let bar = LevelBar(match?.value, style: style).line(glyphs: glyphs) + .spaces(1)
      let text = cell > 5 && match?.value != nil ? bar + number : number
      return line + .spaces(2) + text.padded(to: cell - 2)
    }
  }

  private func legend(_ glyphs: Glyphs) -> String {
    let levels = [
      "0 none", "1 low", "2\(glyphs.dash)3 moderate", "4 high", "5 very high", "\(glyphs.dash) no data",
    ]
    return levels.joined(separator: " \(glyphs.separator) ")
  }
}
