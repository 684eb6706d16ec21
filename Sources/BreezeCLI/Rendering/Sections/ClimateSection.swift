import BreezeCore

/// How warm this day was over the decades.
struct ClimateSection {
  let outcome: SectionOutcome<ClimateTrend>

  func lines(_ layout: Layout) -> [StyledText] {
    switch outcome {
    case .notAsked: return []
    case .absent, .failed:
      return layout.heading("Climate Trends") + layout.indented([StyledText("not available now", .faint)])
    case .loaded(let trend):
      let remark = "highest temperature of \(DayText.short(trend.day))"
      return layout.heading("Climate Trends", remark: remark)
        + layout.indented(change(trend, layout.inset(by: 2)) + chart(trend, layout.inset(by: 2)))
    }
  }

  private func change(_ trend: ClimateTrend, _ layout: Layout) -> [StyledText] {
    guard let change = trend.change, let baseline = trend.baseline else {
      return Paragraph("No change can be stated: values are missing.", style: .faint)
        .lines(width: layout.width)
    }
    let text = layout.temperature.text(difference: change, glyphs: layout.glyphs)
    return [
      StyledText("Change since \(baseline.year)  ")
        + StyledText(text, .strongLevel(ThemeColor(climateChange: change)))
    ]
  }

  private func chart(_ trend: ClimateTrend, _ layout: Layout) -> [StyledText] {
    let baseline = trend.baseline?.temperature ?? 0
    let rows = trend.points.map { point in
      BarChart.Row(
        label: String(point.year), value: point.temperature.map(layout.temperature.value(celsius:)),
        text: point.temperature.map { layout.temperature.text(celsius: $0, glyphs: layout.glyphs) }
          ?? "no data",
        remark: point.provisional ? "provisional" : "",
        style: .level(ThemeColor(climateChange: (point.temperature ?? baseline) - baseline)))
    }
    let start = Self.start(of: rows.compactMap(\.value))
    let caption =
      "bars begin at \(TemperatureUnit.decimal(start, 0))\(layout.temperature.symbol(layout.glyphs))"
    return BarChart(rows, from: start).lines(width: layout.width, glyphs: layout.glyphs)
      + (rows.contains { $0.value != nil } ? [StyledText(caption, .faint)] : [])
  }

  /// A whole degree as far below the lowest value as the values lie apart, so that differences of a degree can be
  /// seen; the caption says so.
  private static func start(of values: [Double]) -> Double {
    guard let low = values.min(), let high = values.max() else { return 0 }
    return (low - max(1, high - low)).rounded(.down)
  }
}

extension ThemeColor {
  /// By the distance to the first year, in °C.
  init(climateChange change: Double) {
    self =
      switch change {
      case 2.nextUp...: .climateHot
      case 0.5.nextUp...: .climateWarm
      case ..<(-0.5): .climateCool
      default: .climateNeutral
      }
  }
}
