import BreezeCore

/// The six concentrations against their limits.
struct PollutantsSection {
  let readings: [PollutantReading]

  func lines(_ layout: Layout) -> [StyledText] {
    let body = layout.inset(by: 2)
    let rows = readings.flatMap { body.width >= 64 ? [wide($0, body)] : narrow($0, body) }
    return layout.heading("Air Quality Details") + layout.indented(rows)
  }

  /// ● PM2.5  Fine Particulate Matter        8 µg/m³  ━━━━━━━─┊────┊──  Good
  private func wide(_ reading: PollutantReading, _ layout: Layout) -> StyledText {
    let name = StyledText(reading.type.rawValue, .strong).padded(to: 7)
    let full = StyledText(reading.type.fullName).padded(to: 27)
    let start = dot(reading, layout) + name + full + value(reading, layout) + .spaces(2)
    let room = layout.width - start.width - 2 - statusWidth
    return start + reading.bar.line(width: room, glyphs: layout.glyphs) + .spaces(2) + status(reading)
  }

  /// Name and rating on one line, the number and its bar on the next.
  private func narrow(_ reading: PollutantReading, _ layout: Layout) -> [StyledText] {
    let name = dot(reading, layout) + StyledText(reading.type.rawValue, .strong).padded(to: 7)
    let first = name + StyledText(reading.type.fullName)
    let second = StyledText.spaces(2) + value(reading, layout) + .spaces(2)
    let room = layout.width - second.width - 2 - statusWidth
    return [
      first.truncated(to: layout.width),
      second + reading.bar.line(width: room, glyphs: layout.glyphs) + .spaces(2) + status(reading),
    ]
  }

  private var statusWidth: Int { PollutantStatus.allCases.map(\.rawValue.count).max() ?? 0 }

  private func dot(_ reading: PollutantReading, _ layout: Layout) -> StyledText {
    StyledText("\(layout.glyphs.dot) ", reading.status.map { .level($0.color) } ?? .faint)
  }

  private func value(_ reading: PollutantReading, _ layout: Layout) -> StyledText {
    guard let amount = reading.value.flatMap({ layout.gasUnit.amount($0, of: reading.type) }) else {
      return StyledText("no data", .faint).leftPadded(to: 11)
    }
    return StyledText(amount.number).leftPadded(to: 5)
      + StyledText(" \(amount.unit)", .faint).padded(to: reading.type.unit.count + 1)
  }

  private func status(_ reading: PollutantReading) -> StyledText {
    reading.status.map { StyledText($0.rawValue, .level($0.color)) } ?? StyledText()
  }
}

extension PollutantReading {
  /// The value against the app's own limits. The bar ends a quarter beyond the moderate one, so that both stand on it.
  var bar: Bar {
    let end = type.moderateLimit * 1.25
    return Bar(
      value.map { $0 / end }, marks: [type.goodLimit / end, type.moderateLimit / end],
      style: status.map { .level($0.color) } ?? .faint)
  }
}
