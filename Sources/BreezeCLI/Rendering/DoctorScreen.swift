import BreezeCore

/// What was found out, one thing a row: how it is in a word, its name, and the rest, below where there is no room
/// beside.
struct DoctorScreen {
  let checks: [DoctorCheck]

  func lines(_ profile: TerminalProfile) -> [StyledText] {
    let outcome = 2 + "warning".count + 2
    let isNarrow = profile.width < 60
    let name = 2 + (checks.map(\.name.count).max() ?? 0)
    return checks.flatMap { check in
      let word = StyledText("  ") + StyledText(check.outcome.rawValue, Self.style(check.outcome))
      let title = StyledText(check.name, .strong)
      if isNarrow {
        let message = Paragraph(check.message, first: .spaces(4)).lines(width: profile.width)
        return [word.padded(to: outcome) + title] + message
      }
      let start = word.padded(to: outcome) + title.padded(to: name)
      return Paragraph(check.message, first: start).lines(width: profile.width)
    }
  }

  private static func style(_ outcome: DoctorCheck.Outcome) -> Style {
    switch outcome {
    case .ok: .level(.levelLow)
    case .warning: .level(.levelModerate)
    case .failed: .strongLevel(.levelHigh)
    case .skipped: .faint
    }
  }
}
