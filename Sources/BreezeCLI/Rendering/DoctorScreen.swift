import BreezeCore

/// What was found out, one thing a row: how it is in a word, its name, and the rest.
struct DoctorScreen {
  let checks: [DoctorCheck]

  func lines(_ profile: TerminalProfile) -> [StyledText] {
    let outcome = 2 + "warning".count + 2
    let name = 2 + (checks.map(\.name.count).max() ?? 0)
    return checks.flatMap { check in
      let word = StyledText("  ") + StyledText(check.outcome.rawValue, Self.style(check.outcome))
      let start = word.padded(to: outcome) + StyledText(check.name, .strong).padded(to: name)
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
