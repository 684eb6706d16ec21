import BreezeCore

/// The years as warming stripes, after Ed Hawkins: one stripe a year from blue to red, no numbers.
struct StripesSection {
  let series: ClimateSeries
  /// Without colours the stripes are steps of height.
  let isColored: Bool

  func lines(_ layout: Layout) -> [StyledText] {
    guard let mean = series.mean, let last = series.points.last(where: { !$0.provisional }) else { return [] }
    let width = layout.width - 2
    let years = last.year - ClimateSeries.firstYear + 1
    let size = (years + width - 1) / width
    let groups = groups(of: size, through: last.year)
    let cell = max(1, width / max(1, groups.count))
    let widest = groups.compactMap { $0.map { abs($0 - mean) } }.max() ?? 0
    let shares = groups.map { $0.map { widest > 0 ? ($0 - mean) / widest : 0 } }
    let stripes =
      isColored
      ? Array(repeating: colored(shares, cell, layout.glyphs), count: 3)
      : [steps(groups, cell, layout.glyphs)]
    let remark = size == 1 ? "one a year" : "\(size) years each"
    return layout.heading("Warming Stripes", remark: remark)
      + layout.indented(
        stripes + [scale(last.year, groups.count * cell, layout.glyphs)]
          + Paragraph(caption(widest, layout), style: .faint).lines(width: width))
  }

  /// The means of neighbouring years, so many in a group that all fit; nil where no year has a value.
  private func groups(of size: Int, through last: Int) -> [Double?] {
    let values = Dictionary(series.comparable.map { ($0.year, $0.temperature) }) { first, _ in first }
    return stride(from: ClimateSeries.firstYear, through: last, by: size).map { start in
      let known = (start..<start + size).compactMap { values[$0] }
      return known.isEmpty ? nil : known.reduce(0, +) / Double(known.count)
    }
  }

  /// - Parameter shares: of each group's distance from the mean in the widest one, −1…1; nil leaves a gap.
  private func colored(_ shares: [Double?], _ cell: Int, _ glyphs: Glyphs) -> StyledText {
    let block = String(repeating: glyphs.steps.last ?? glyphs.full, count: cell)
    return shares.reduce(StyledText()) { line, share in
      guard let share else { return line + .spaces(cell) }
      return line + StyledText(block, .level(Palette.stripe(share)))
    }
  }

  private func steps(_ groups: [Double?], _ cell: Int, _ glyphs: Glyphs) -> StyledText {
    let known = groups.compactMap { $0 }
    guard let low = known.min(), let high = known.max() else { return StyledText() }
    let shares = groups.flatMap { value in
      Array(repeating: value.map { high > low ? Int(($0 - low) / (high - low) * 1000) : 0 }, count: cell)
    }
    return StyledText(Sparkline(shares, atLeast: 1).text(glyphs: glyphs))
  }

  private func scale(_ last: Int, _ width: Int, _ glyphs: Glyphs) -> StyledText {
    let first = StyledText(String(ClimateSeries.firstYear), .faint)
    return first.joined(flushRight: StyledText(String(last), .faint), columns: width) ?? first
  }

  private func caption(_ widest: Double, _ layout: Layout) -> String {
    let span = TemperatureUnit.decimal(layout.temperature.difference(celsius: widest))
    let unit = layout.temperature.symbol(layout.glyphs)
    return isColored
      ? "blue is colder, red is warmer than the mean of all years, by up to \(span)\(unit)"
      : "the higher the warmer, up to \(span)\(unit) from the mean of all years"
  }
}
