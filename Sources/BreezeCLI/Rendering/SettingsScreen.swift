/// Settings, one a row, and the file that keeps them.
struct SettingsScreen {
  let entries: [SettingEntry]
  /// nil leaves it out.
  let path: String?

  func lines(_ profile: TerminalProfile) -> [StyledText] {
    let column = SettingKey.allCases.map(\.rawValue.count).max() ?? 0
    let defaults = entries.filter(\.isDefault).compactMap(\.text)
    let value = defaults.map { DisplayWidth.of($0) }.max() ?? 0
    let rows = entries.flatMap { entry in
      let key = StyledText("  \(entry.key.rawValue)").padded(to: column + 4)
      guard let text = entry.text else { return [key + StyledText("not set", .faint)] }
      let shown = profile.glyphs.degreesDrawn(in: text)
      guard entry.isDefault else {
        return Paragraph(shown, style: .strong, first: key).lines(width: profile.width)
      }
      return [key + StyledText(shown).padded(to: value) + StyledText("  default", .faint)]
    }
    guard let path else { return rows }
    return rows + [StyledText(), StyledText("  \(path)", .faint)]
  }
}
