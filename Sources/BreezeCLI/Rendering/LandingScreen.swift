import BreezeCore

/// The program's name, the air in the ticker's cities, how to start.
struct LandingScreen {
  /// Empty when it could not be had.
  let ticker: [Ranking.Entry]
  let home: Place?

  func lines(_ profile: TerminalProfile) -> [StyledText] {
    let layout = Layout(page: profile)
    return layout.page([title, cities(layout), start(layout)])
  }

  private var title: [StyledText] {
    [StyledText("Breeze", .strong), StyledText("Take a deep breath", .faint)]
  }

  private func cities(_ layout: Layout) -> [StyledText] {
    guard !ticker.isEmpty else { return [] }
    let name = ticker.map { DisplayWidth.of($0.place.name) }.max() ?? 0
    let values = ticker.map { $0.usAQI.map(String.init) ?? "no data" }
    let value = values.map(\.count).max() ?? 0
    let cells = zip(ticker, values).map { entry, text in
      let color = entry.status?.color
      return StyledText("\(layout.glyphs.dot) ", color.map { .level($0) } ?? .faint)
        + StyledText(entry.place.name).padded(to: name + 1)
        + StyledText(text, color.map { .strongLevel($0) } ?? .faint).leftPadded(to: value)
    }
    let columns = Columns(Array(cells), gap: layout.width < 60 ? 2 : 4)
    return layout.heading("US AQI now") + columns.lines(width: layout.width)
      + Paragraph(Credits.airQuality, style: .faint).lines(width: layout.width)
  }

  private func start(_ layout: Layout) -> [StyledText] {
    let atHome =
      home.map { ("breeze here", "the air in \($0.name)") }
      ?? ("breeze config set home \"London\"", "your place, for breeze here")
    let rows = [("breeze city London", "the air at a place"), atHome, ("breeze help", "everything else")]
    let column = rows.map { DisplayWidth.of($0.0) }.max() ?? 0
    let widest = rows.map { DisplayWidth.of($0.1) }.max() ?? 0
    return rows.flatMap { command, words in
      let command = StyledText(command, .strong)
      let words = StyledText(words, .faint)
      if column + 2 + widest <= layout.width { return [command.padded(to: column + 2) + words] }
      return [command, (.spaces(2) + words).truncated(to: layout.width)]
    }
  }
}
