import BreezeCore

/// How much of one pollutant there is now, what the chosen limits make of it, and what the US AQI does.
struct CurrentLevel {
  let detail: PollutantDetail

  func lines(_ layout: Layout) -> [StyledText] {
    let body = layout.inset(by: 2)
    return layout.heading("Current Level", remark: "hour from \(detail.air.time.clock)")
      + layout.indented(reading(body) + rating(body) + index(body))
  }

  /// 13 µg/m³  Moderate
  private func reading(_ layout: Layout) -> [StyledText] {
    guard let amount = detail.reading.value.flatMap({ layout.gasUnit.amount($0, of: detail.type) }) else {
      return [StyledText("no data for this hour", .faint)]
    }
    let value = StyledText(amount.number, .strong) + StyledText(" \(amount.unit)", .faint)
    guard detail.standard == .breeze, let status = detail.reading.status else {
      return [value + StyledText("  this hour", .faint)]
    }
    return [
      value + .spaces(2) + StyledText(status.rawValue, .strongLevel(status.color)),
      detail.reading.bar.line(width: layout.width, glyphs: layout.glyphs),
    ]
  }

  /// By the published standard: the value that it looks at, its index and band, or why there is none.
  private func rating(_ layout: Layout) -> [StyledText] {
    guard let rating = detail.rating, let standard = detail.standard.published else { return [] }
    var lines: [StyledText] = []
    if let amount = rating.amount, let averaging = rating.averaging, let text = rating.ratingText(),
      let level = rating.level
    {
      let start = StyledText(amount.text, .strong) + .spaces(2)
      let style = Style.strongLevel(standard.color(level: level))
      lines = Headline(
        start: start + StyledText("\(averaging)  ", .faint), words: StyledText(text, style), remark: nil
      ).lines(layout)
      let bands = detail.standard.bands(for: detail.type).filter { $0.averaging == averaging }
      let bar = LimitScale(bands: bands).bar(rating.value, style: .level(standard.color(level: level)))
      lines.append(bar.line(width: layout.width, glyphs: layout.glyphs))
    }
    guard let reason = rating.reason else { return lines }
    let words = rating.level == nil ? "not rated (\(reason.wording))" : reason.wording
    return lines + Paragraph(words, style: .faint).lines(width: layout.width)
  }

  /// What the US AQI says about it, and why that may differ from the value above.
  private func index(_ layout: Layout) -> [StyledText] {
    let name = detail.type.rawValue
    let basis =
      detail.type.indexHours == 1
      ? "the \(detail.type.indexAveraging)"
      : "its \(detail.type.indexAveraging), so it may differ from the value of this hour"
    var words =
      detail.air.subIndices[detail.type].map { "The US AQI of \(name) alone is \($0), built on \(basis)." }
      ?? "The service gives no US AQI of \(name) alone."
    if let main = detail.air.mainPollutant, let aqi = detail.air.airQuality.usAQI {
      words +=
        detail.isMain
        ? " It drives the overall index." : " The overall index, \(aqi), is driven by \(main.rawValue)."
    }
    return Paragraph(words).lines(width: layout.width)
  }
}
