import BreezeCore

/// Draws the long view of one place: trend, stripes, decades, extremes.
struct ClimateRenderer {
  let place: Place
  let series: ClimateSeries
  let temperature: TemperatureUnit

  func lines(_ profile: TerminalProfile) -> [StyledText] {
    let layout = Layout(page: profile, temperature: temperature)
    return layout.page([
      header(layout), trend(layout),
      StripesSection(series: series, isColored: profile.color != .none).lines(layout),
      DecadesSection(decades: series.decades).lines(layout), extremes(layout),
      Paragraph(Credits.climate, style: .faint).lines(width: layout.width),
    ])
  }

  private func header(_ layout: Layout) -> [StyledText] {
    let first = CalendarDay(daysSinceEpoch: series.day.daysSinceEpoch - ClimateSeries.windowDays / 2)
    let last = CalendarDay(daysSinceEpoch: series.day.daysSinceEpoch + ClimateSeries.windowDays / 2)
    let days = "\(DayText.short(first)) \(layout.glyphs.dash) \(DayText.short(last))"
    return Paragraph(place.displayName, style: .strong).lines(width: layout.width)
      + Paragraph(
        "Mean of the daily highs, \(days), every year since \(ClimateSeries.firstYear)", style: .faint
      )
      .lines(width: layout.width)
  }

  private func trend(_ layout: Layout) -> [StyledText] {
    guard let trend = series.trend, let first = series.comparable.first, let last = series.comparable.last
    else {
      return layout.heading("Trend") + layout.indented([StyledText("too few years to tell", .faint)])
    }
    let slope = layout.temperature.text(difference: trend.slope * 10, decimals: 2, glyphs: layout.glyphs)
    let margin = TemperatureUnit.decimal(layout.temperature.difference(celsius: trend.margin95 * 10), 2)
    let verdict =
      switch abs(trend.slope) > trend.margin95 {
      case true where trend.slope > 0: "warming"
      case true: "cooling"
      case false: "no clear trend: the interval includes 0"
      }
    let remark = "\(trend.count) years, \(first.year)\(layout.glyphs.dash)\(last.year)"
    // Over a century the colours mean what they mean for a change.
    let number =
      StyledText(slope, .strongLevel(ThemeColor(climateChange: trend.slope * 100)))
      + StyledText(" per decade")
    let interval = StyledText("\(layout.glyphs.plusMinus) \(margin) (95 %)  \(verdict)", .faint)
    let line = number + .spaces(2) + interval
    return layout.heading("Trend", remark: remark)
      + layout.indented(
        line.width <= layout.width - 2 ? [line] : [number, interval.truncated(to: layout.width - 2)])
  }

  private func extremes(_ layout: Layout) -> [StyledText] {
    let years = series.comparable
    let warmest = years.max { $0.temperature < $1.temperature }
    let coldest = years.min { $0.temperature < $1.temperature }
    let finals = [("Warmest", warmest), ("Coldest", coldest)].compactMap { word, year in
      year.map {
        StyledText(
          "\(word)  \($0.year)  \(layout.temperature.text(celsius: $0.temperature, glyphs: layout.glyphs))")
      }
    }
    return layout.heading("Extremes") + layout.indented(finals + provisional(layout))
  }

  /// What the years that do not count yet have so far.
  private func provisional(_ layout: Layout) -> [StyledText] {
    series.points.filter(\.provisional).flatMap { point -> [StyledText] in
      guard let celsius = point.temperature else { return [] }
      let value = layout.temperature.text(celsius: celsius, glyphs: layout.glyphs)
      let line = StyledText("\(point.year) so far  \(value)")
      let remark = StyledText("\(point.days) of \(ClimateSeries.windowDays) days, provisional", .faint)
      let isWide = line.width + 2 + remark.width <= layout.width - 2
      return isWide ? [line + .spaces(2) + remark] : [line, .spaces(2) + remark]
    }
  }
}
