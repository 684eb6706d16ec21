import BreezeCore

/// The index: number, band, gauge, the hours to come, what to do.
struct AQISection {
  let air: AirQualityReport
  let outcome: SectionOutcome<Forecast>
  var assessment: StandardAssessment?

  func lines(_ layout: Layout) -> [StyledText] {
    guard let aqi = air.airQuality.usAQI else {
      return [StyledText("US AQI", .strong) + StyledText("  no data for this hour", .faint)]
        + overall(layout, numberWidth: 0)
    }
    let status = AQIStatus.from(aqi: aqi)
    let body = layout.inset(by: 2)
    let gauge = Gauge(
      aqi, upTo: 500, labels: [0, 50, 100, 150, 200, 300, 500], style: .level(status.color))
    return headline(aqi, status, layout) + overall(layout, numberWidth: String(aqi).count)
      + layout.indented(gauge.lines(width: body.width, glyphs: layout.glyphs))
      + layout.indented(Paragraph(status.description).lines(width: body.width))
      + layout.indented(IndexCause(air: air).lines(body))
      + layout.indented(forecast(body)) + [StyledText()] + tips(status, layout)
  }

  private func headline(_ aqi: Int, _ status: AQIStatus, _ layout: Layout) -> [StyledText] {
    let emoji = layout.glyphs.drawsEmoji ? " \(status.emoji)" : ""
    let start = StyledText(String(aqi), .strongLevel(status.color)) + StyledText(" US AQI  ", .faint)
    let words = StyledText(status.text, .strongLevel(status.color)) + StyledText(emoji)
    let cause = air.mainPollutant.map { "mainly \($0.rawValue) (\($0.indexAveraging))" }
    return Headline(start: start, words: words, remark: cause).lines(layout)
  }

  private func overall(_ layout: Layout, numberWidth: Int) -> [StyledText] {
    assessment.map { OverallRating(assessment: $0, numberWidth: numberWidth).lines(layout) } ?? []
  }

  private func forecast(_ layout: Layout) -> [StyledText] {
    switch outcome {
    case .notAsked: return []
    case .absent, .failed:
      return Paragraph("Next 24 h: no forecast for this place", style: .faint).lines(width: layout.width)
    case .loaded(let forecast):
      let line =
        StyledText("Next 24 h  ", .faint)
        + StyledText(Sparkline(forecast.hours.map(\.usAQI), atLeast: 100).text(glyphs: layout.glyphs))
      let remark = StyledText(forecast.extremes.joined(separator: " \(layout.glyphs.separator) "), .faint)
      return line.joined(flushRight: remark, columns: layout.width).map { [$0] }
        ?? [line] + Paragraph(remark.plain, style: .faint).lines(width: layout.width)
    }
  }

  private func tips(_ status: AQIStatus, _ layout: Layout) -> [StyledText] {
    let bullet = StyledText("\(layout.glyphs.bullet) ")
    return layout.heading("What You Can Do")
      + status.tips.flatMap { tip in
        layout.indented(Paragraph(tip, first: bullet).lines(width: layout.width - 2))
      }
  }
}
