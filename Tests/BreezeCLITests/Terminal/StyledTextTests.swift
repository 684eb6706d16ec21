import BreezeCLI
import Testing

@Suite("Lines of styled text")
struct StyledTextTests {
  @Test(
    "Cut to a width, with an ellipsis, and no character is split",
    arguments: [
      ("London", 10, "London"), ("London", 6, "London"), ("London", 5, "Lond…"), ("London", 1, "…"),
      ("London", 0, ""), ("London", -3, ""), ("東京都", 6, "東京都"), ("東京都", 5, "東京…"), ("東京都", 4, "東…"),
      ("東京都", 3, "東…"), ("東京都", 2, "…"), ("a👨‍👩‍👧‍👦b", 3, "a…"), ("Zu\u{308}rich", 3, "Zu\u{308}…"), ("", 3, ""),
    ])
  func truncation(text: String, columns: Int, expected: String) {
    let cut = StyledText(text).truncated(to: columns)
    #expect(cut.plain == expected)
    #expect(cut.width <= max(0, columns))
  }

  @Test("Cutting goes through pieces and keeps their styles")
  func truncatedPieces() {
    let line = StyledText("ab", .strong) + StyledText("cd", .faint) + StyledText("ef")
    let cut = line.truncated(to: 4)
    #expect(cut.plain == "abc…")
    #expect(cut.pieces.first == StyledText("ab", .strong).pieces.first)
    #expect(cut.pieces.filter { $0.text == "c" }.map(\.style) == [.faint])
  }

  @Test(
    "Filled up by columns, not by characters",
    arguments: [("ab", 4, "ab  ", "  ab"), ("東", 4, "東  ", "  東"), ("abcde", 4, "abcde", "abcde")])
  func padding(text: String, columns: Int, left: String, right: String) {
    #expect(StyledText(text).padded(to: columns).plain == left)
    #expect(StyledText(text).leftPadded(to: columns).plain == right)
  }

  @Test("Two texts share a line when a space fits between them")
  func flushRight() {
    let left = StyledText("東京")
    #expect(left.joined(flushRight: StyledText("now"), columns: 10)?.plain == "東京   now")
    #expect(left.joined(flushRight: StyledText("now"), columns: 8)?.plain == "東京 now")
    #expect(left.joined(flushRight: StyledText("now"), columns: 7) == nil)
  }

  @Test("What comes in is made safe, so the width is that of what is shown")
  func safe() {
    let text = StyledText("a\u{1B}[31mb\u{202E}\n")
    #expect(text.plain == "a[31mb ")
    #expect(text.width == 7)
  }
}
