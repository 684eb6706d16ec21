import BreezeCore

/// The means of the decades as bars.
struct DecadesSection {
  let decades: [ClimateSeries.Decade]

  func lines(_ layout: Layout) -> [StyledText] {
    guard let first = decades.first else { return [] }
    let rows = decades.map { decade in
      BarChart.Row(
        label: "\(decade.start)s", value: layout.temperature.value(celsius: decade.temperature),
        text: layout.temperature.text(celsius: decade.temperature, glyphs: layout.glyphs),
        remark: decade.years < 10 ? "\(decade.years) years" : "",
        style: .level(ThemeColor(climateChange: decade.temperature - first.temperature)))
    }
    let values = rows.compactMap(\.value)
    let (low, high) = (values.min() ?? 0, values.max() ?? 0)
    // As far below the lowest as the values lie apart, so that differences can be seen; the caption says so.
    let start = (low - max(1, high - low)).rounded(.down)
    let caption =
      "bars begin at \(TemperatureUnit.decimal(start, 0))\(layout.temperature.symbol(layout.glyphs))"
    let chart = BarChart(rows, from: start).lines(width: layout.width - 2, glyphs: layout.glyphs)
    return layout.heading("By Decade") + layout.indented(chart + [StyledText(caption, .faint)])
  }
}
