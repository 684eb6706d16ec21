import BreezeCore

/// Places by their US AQI.
struct RankingScreen {
  let title: String
  let ranking: Ranking

  func lines(_ profile: TerminalProfile) -> [StyledText] {
    let layout = Layout(page: profile)
    let rows = ranking.entries.map(RankingTable.Row.init)
    // As in the sparkline of the card: the EPA's "Moderate" ends at 100.
    let table = RankingTable(rows, atLeast: 100).lines(width: layout.width, glyphs: layout.glyphs)
    let credit = Paragraph(Credits.airQuality, style: .faint).lines(width: layout.width)
    return layout.page([layout.heading(title, remark: "US AQI, best first"), table, credit])
  }
}

extension RankingTable.Row {
  init(_ entry: Ranking.Entry) {
    self.init(
      rank: entry.rank, name: entry.place.displayName, value: entry.usAQI,
      words: entry.status?.text ?? "no data", emoji: entry.status?.emoji ?? "",
      ink: entry.status.map { Palette.ink($0.color) })
  }
}
