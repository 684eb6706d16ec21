import BreezeCLI
import Testing

@Suite("How many columns a text takes")
struct DisplayWidthTests {
  @Test(
    "East Asian characters and emoji take two columns, marks none",
    arguments: [
      ("", 0), ("abc", 3), ("东京", 4), ("東京都", 6), ("サッポロ", 8), ("ひらがな", 8), ("서울특별시", 10),
      ("\u{1112}\u{1161}\u{11AB}", 2), ("Ａ", 2), ("、", 2), ("ﾊ", 1), ("München", 7), ("Mu\u{308}nchen", 7),
      ("Tha\u{300}nh pho\u{302}\u{301}", 9), ("e\u{301}\u{323}", 1), ("\u{301}", 0), ("😷", 2), ("✨", 2),
      ("☠️", 2), ("☠", 1), ("👨‍👩‍👧‍👦", 2), ("👍🏽", 2), ("🇩🇪", 2), ("🇯🇵🇬🇧", 4), ("1️⃣", 2), ("\u{200B}", 0),
      ("━━", 2), ("▰▱", 2), ("▁█", 2), ("●•·–°µ³₂", 8), ("Москва", 6), ("𠮷野", 4), ("ꦗ", 1),
    ])
  func widths(text: String, columns: Int) {
    #expect(DisplayWidth.of(text) == columns)
  }
}
