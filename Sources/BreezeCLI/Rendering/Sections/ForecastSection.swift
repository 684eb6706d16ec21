import BreezeCore

/// The US AQI of the days to come, and of the next 24 hours.
struct ForecastSection {
  let days: [Forecast.Day]
  let outcome: SectionOutcome<Forecast>

  func lines(_ layout: Layout) -> [StyledText] {
    switch outcome {
    case .notAsked: return []
    case .absent, .failed:
      return layout.heading("US AQI Forecast") + layout.indented([StyledText("no data", .faint)])
    case .loaded(let next):
      let body = layout.inset(by: 2)
      return layout.heading("US AQI Forecast", remark: "days at the place, from midnight")
        + layout.indented(ranges(body)) + [StyledText()]
        + next24(next, layout) + layout.indented(hours(next, body))
    }
  }

  /// The scale ends at a round number above all values.
  private func top(_ values: [Int]) -> Int {
    let highest = values.max() ?? 0
    return [100, 150, 200, 300, 400, 500].first { $0 >= highest } ?? (highest + 99) / 100 * 100
  }

  private func ranges(_ layout: Layout) -> [StyledText] {
    let top = top(days.compactMap(\.range?.upperBound))
    let rows = days.map { row($0, layout) }
    let labels = rows.map(\.label.width).max() ?? 0
    let isWhole = days.allSatisfy { $0.knownHours == 24 }
    let head = StyledText("low\(layout.glyphs.dash)high  mean\(isWhole ? "" : "  known")", .faint)
    let numbers = (rows.map(\.numbers) + [head]).map(\.width).max() ?? 0
    let room = max(4, layout.width - labels - numbers - 4)
    let lines = zip(days, rows).map { day, row in
      let bar = RangeBar(
        day.range.map { Double($0.lowerBound) / Double(top)...Double($0.upperBound) / Double(top) },
        mark: day.mean.map { $0 / Double(top) })
      return row.label.padded(to: labels) + .spaces(2)
        + bar.line(width: room, glyphs: layout.glyphs) { Self.style(Int($0 * Double(top))) } + .spaces(2)
        + row.numbers
    }
    let scale = StyledText("0", .faint).padded(to: room - String(top).count) + StyledText(String(top), .faint)
    return [.spaces(labels + room + 4) + head] + lines + [.spaces(labels + 2) + scale]
  }

  /// `Tue, Dec 1` and `21–68    42`; behind them how many hours are known when it is not the whole day.
  private func row(_ day: Forecast.Day, _ layout: Layout) -> (label: StyledText, numbers: StyledText) {
    let label = layout.width < 56 ? "\(DayText.weekday(day.date)) \(day.date.day)" : DayText.brief(day.date)
    let range = day.range.map { "\($0.lowerBound)\(layout.glyphs.dash)\($0.upperBound)" } ?? "no data"
    let mean = day.mean.map { String(Int($0.rounded())) } ?? layout.glyphs.dash
    let hours = day.knownHours < 24 ? "  \(day.knownHours) h" : ""
    return (
      StyledText(label),
      StyledText(range).leftPadded(to: 8) + StyledText(mean, .strong).leftPadded(to: 6)
        + StyledText(hours, .faint)
    )
  }

  /// The heading, with the best and the peak hour beside it or below.
  private func next24(_ next: Forecast, _ layout: Layout) -> [StyledText] {
    let words = next.extremes.joined(separator: " \(layout.glyphs.separator) ")
    let title = StyledText("Next 24 Hours", .strong)
    return title.joined(flushRight: StyledText(words, .faint), columns: layout.width).map { [$0] }
      ?? [title] + layout.indented(Paragraph(words, style: .faint).lines(width: layout.width - 2))
  }

  private func hours(_ next: Forecast, _ layout: Layout) -> [StyledText] {
    let every = layout.width < 56 ? 6 : 3
    let columns = next.hours.enumerated().map { number, hour in
      ColumnChart.Column(
        value: hour.usAQI, label: number % every == 0 ? String(hour.time.clock.prefix(2)) : "",
        style: Self.style(hour.usAQI ?? 0))
    }
    return ColumnChart(columns, upTo: top(next.hours.compactMap(\.usAQI)), rows: 4)
      .lines(width: layout.width, glyphs: layout.glyphs)
  }

  private static func style(_ aqi: Int) -> Style { .level(AQIStatus.from(aqi: aqi).color) }
}
