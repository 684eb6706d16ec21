import BreezeCore

/// The last 24 hours of PM2.5: against the WHO's guideline, and in cigarettes.
struct DayOfParticles {
  let detail: PollutantDetail

  /// Empty for other pollutants.
  func lines(_ layout: Layout) -> [StyledText] {
    guard let day = detail.day else { return [] }
    let body = layout.inset(by: 2)
    let heading = layout.heading("The Last 24 Hours")
    guard let mean = day.concentration, let share = day.numberText, let cigarettes = detail.cigarettes else {
      let reason = day.reason?.wording ?? "no value"
      return heading
        + layout.indented(Paragraph("no mean (\(reason))", style: .faint).lines(width: body.width))
    }
    let unit = detail.type.unit
    let smoked =
      cigarettes.perDay < 0.1 ? "under 0.1" : ShortNumber.text(cigarettes.perDay, decimals: 1)
    let rows = [
      (ShortNumber.text(mean, decimals: 1), "\(unit) on average"),
      (share, "of the WHO guideline for a day (15 \(unit), 2021)"),
      (smoked, "cigarettes a day, in comparison"),
    ]
    let caveat =
      "One cigarette a day stands for 22 \(unit) (Berkeley Earth). It compares deaths over the long term and is no "
      + "dose: an illustration."
    return heading
      + layout.indented(
        rows.flatMap { number, words in
          Paragraph(words, first: StyledText(number, .strong).leftPadded(to: 9) + .spaces(2))
            .lines(width: body.width)
        } + Paragraph(caveat, style: .faint).lines(width: body.width))
  }
}
