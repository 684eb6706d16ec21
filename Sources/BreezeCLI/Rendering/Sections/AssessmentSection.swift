import BreezeCore

/// The six pollutants by a published standard: for each the value of this hour, and what the standard makes of the
/// hours that it looks at.
struct AssessmentSection {
  let readings: [PollutantReading]
  let assessment: StandardAssessment

  func lines(_ layout: Layout) -> [StyledText] {
    let body = layout.inset(by: 2)
    let rows = zip(readings, assessment.subIndices).flatMap { now(of: $0, $1, body) + rated($1, body) }
    return layout.heading("Air Quality Details", remark: assessment.standard.title) + layout.indented(rows)
  }

  /// ● PM2.5     13 µg/m³ now                                     66  Moderate
  private func now(of reading: PollutantReading, _ rating: SubIndex, _ layout: Layout) -> [StyledText] {
    let style = style(rating)
    var line = StyledText("\(layout.glyphs.dot) ", style) + StyledText(reading.type.rawValue, .strong)
    line = line.padded(to: 9)
    if let amount = reading.value.flatMap({ layout.gasUnit.amount($0, of: reading.type) }) {
      line +=
        StyledText(amount.number).leftPadded(to: Self.numberColumns)
        + StyledText(" \(amount.unit) now", .faint)
    } else {
      line += StyledText("no data now", .faint)
    }
    guard let band = rating.band, let text = rating.ratingText(numberWidth: numberWidth) else {
      return [line]
    }
    let words = StyledText(text, style)
    if let joined = line.joined(flushRight: words.padded(to: ratingWidth), columns: layout.width)
      ?? line.joined(flushRight: words, columns: layout.width)
    {
      return [joined]
    }
    let number = StyledText(rating.numberText.map { "\($0)  " } ?? "", style)
    return [line] + Paragraph(band, style: style, first: .spaces(2) + number).lines(width: layout.width)
  }

  /// What the standard looks at, on its scale; or why it says nothing.
  private func rated(_ rating: SubIndex, _ layout: Layout) -> [StyledText] {
    let indent = StyledText.spaces(layout.width >= 60 ? 9 : 2)
    guard let amount = rating.amount, let averaging = rating.averaging, rating.band != nil else {
      let reason = rating.reason?.wording ?? "not rated"
      return Paragraph("not rated (\(reason))", style: .faint, first: indent).lines(width: layout.width)
    }
    let scale = LimitScale(
      bands: StandardChoice.published(assessment.standard).bands(for: rating.pollutant)
        .filter { $0.averaging == averaging })
    let bar = scale.bar(rating.value, style: style(rating))
    var lines = words(amount, averaging, indent, layout)
    if let last = lines.popLast() {
      let start = last.padded(to: indent.width + 34) + .spaces(2)
      let room = layout.width - start.width
      lines +=
        room >= 12
        ? [start + bar.line(width: room, glyphs: layout.glyphs)]
        : [last, indent + bar.line(width: layout.width - indent.width, glyphs: layout.glyphs)]
    }
    guard let reason = rating.reason else { return lines }
    return lines + Paragraph(reason.wording, style: .faint, first: indent).lines(width: layout.width)
  }

  private func words(
    _ amount: GasUnit.Amount, _ averaging: String, _ indent: StyledText, _ layout: Layout
  ) -> [StyledText] {
    let value =
      StyledText(amount.number).leftPadded(to: Self.numberColumns) + StyledText(" \(amount.unit)", .faint)
    let start = indent + value.padded(to: 12) + .spaces(2)
    return Paragraph(averaging, style: .faint, first: start).lines(width: layout.width)
  }

  private func style(_ rating: SubIndex) -> Style {
    rating.level.map { .level(assessment.standard.color(level: $0)) } ?? .faint
  }

  private var ratingWidth: Int {
    assessment.subIndices.compactMap { $0.ratingText(numberWidth: numberWidth) }.map(DisplayWidth.of).max()
      ?? 0
  }

  private var numberWidth: Int { assessment.subIndices.compactMap { $0.numberText?.count }.max() ?? 0 }

  private static let numberColumns = 6
}
