import Testing

@testable import BreezeCLI

@Suite("A ranking table")
struct RankingTableTests {
  private let table = RankingTable(
    [
      .init(rank: 1, name: "Oslo", value: 10, words: "Excellent", emoji: "✨", ink: nil),
      .init(rank: 2, name: "São Paulo", value: 50, words: "Good", emoji: "😊", ink: nil),
      .init(rank: nil, name: "東京", value: nil, words: "no data", ink: nil),
    ], atLeast: 100)

  @Test("has a line a place, its columns aligned by display width, and a bar in the room that is left")
  func wide() {
    #expect(
      table.lines(width: 45, glyphs: .unicode).map(\.plain) == [
        "1  Oslo       10  ━╸───────────  Excellent ✨",
        "2  São Paulo  50  ━━━━━━╸──────  Good 😊",
        "–  東京           ─────────────  no data",
      ])
  }

  @Test("leaves the bar out before it cuts a word, and the emoji where there is none to draw")
  func noBar() {
    #expect(
      table.lines(width: 30, glyphs: .unicode).map(\.plain) == [
        "1  Oslo       10  Excellent ✨", "2  São Paulo  50  Good 😊", "–  東京           no data",
      ])
    #expect(table.lines(width: 27, glyphs: .ascii).first?.plain == "1  Oslo       10  Excellent")
  }

  @Test("takes two lines a place where one is too short")
  func narrow() {
    #expect(
      table.lines(width: 20, glyphs: .unicode).map(\.plain) == [
        "1  Oslo           10", "   Excellent ✨", "2  São Paulo      50", "   Good 😊", "–  東京             ",
        "   no data",
      ])
  }
}
