import BreezeCLI
import Testing

@Suite("Words broken into lines")
struct ParagraphTests {
  private static let text = "Keep your plans: no one needs to hold back outdoors, 東京 included."

  @Test("No line is wider than asked and no word is lost", arguments: [12, 20, 40, 80])
  func width(columns: Int) {
    let lines = Paragraph(Self.text).lines(width: columns)
    #expect(lines.allSatisfy { $0.width <= columns })
    #expect(lines.map(\.plain).joined(separator: " ") == Self.text)
  }

  @Test("A line is filled as far as it goes")
  func filled() {
    #expect(Paragraph("aa bb cc").lines(width: 5).map(\.plain) == ["aa bb", "cc"])
    #expect(Paragraph("aa bb cc").lines(width: 4).map(\.plain) == ["aa", "bb", "cc"])
    #expect(Paragraph("東 京 都").lines(width: 5).map(\.plain) == ["東 京", "都"])
  }

  @Test("After the first line the rest is indented")
  func indent() {
    let lines = Paragraph("aa bb cc", first: StyledText("• ")).lines(width: 7)
    #expect(lines.map(\.plain) == ["• aa bb", "  cc"])
  }

  @Test("A word that is wider than a line is cut, a line break is a space")
  func oddities() {
    #expect(Paragraph("abcdefgh ij").lines(width: 5).map(\.plain) == ["abcd…", "ij"])
    #expect(Paragraph("a\nb").lines(width: 5).map(\.plain) == ["a b"])
    #expect(Paragraph("").lines(width: 5).isEmpty)
  }
}
