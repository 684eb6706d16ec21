import BreezeCLI
import Testing

@Suite("Text in plain ASCII")
struct ASCIITextTests {
  @Test(
    "The result is ASCII and as wide as before",
    arguments: [
      "London", "8 µg/m³", "NO₂ O₃ PM₁₀", "Zürich", "Mu\u{308}nchen", "Thành phố Hồ Chí Minh", "東京都", "서울",
      "Ａ１", "ﾊﾟ", "😷", "☠️", "👨‍👩‍👧‍👦", "🇩🇪", "…", "“a” – ‘b’ — c", "½ ± × −", "Łódź", "Straße", "København",
      "Reykjavík, Þingvellir", "ﬁ", "①", "\u{301}", "\u{200B}", "Ελλάδα", "Москва", "ÅÄÖåäö", "→ ●•·",
    ])
  func pureAndAsWide(text: String) {
    #expect(text.ascii.utf8.allSatisfy { $0 < 0x80 })
    #expect(text.ascii.count == DisplayWidth.of(text))
  }

  @Test(
    "Letters lose their accents and units stay readable",
    arguments: [
      ("8 µg/m³", "8 ug/m3"), ("NO₂", "NO2"), ("O₃", "O3"), ("Zürich", "Zurich"), ("São Paulo", "Sao Paulo"),
      ("Thành phố Hồ Chí Minh", "Thanh pho Ho Chi Minh"), ("Łódź", "Lodz"), ("Tromsø", "Tromso"),
      ("東京", "????"), ("plain", "plain"), ("a…", "a."),
    ])
  func likenesses(text: String, expected: String) {
    #expect(text.ascii == expected)
  }
}
