import BreezeCLI
import Testing

@Suite("A level of five")
struct LevelBarTests {
  @Test(
    "As many cells as the level, five at most",
    arguments: [
      (0, "....."), (1, "#...."), (3, "###.."), (5, "#####"), (9, "#####"), (-1, "....."),
    ])
  func cells(value: Int, expected: String) {
    #expect(LevelBar(value, style: .plain).line(glyphs: .ascii).plain == expected)
  }

  @Test("No data is not drawn as level 0, and is as wide")
  func missing() {
    for glyphs in [Glyphs.unicode, .ascii] {
      let missing = LevelBar(nil, style: .plain).line(glyphs: glyphs)
      #expect(missing.plain != LevelBar(0, style: .plain).line(glyphs: glyphs).plain)
      #expect(missing.width == 5)
      #expect(LevelBar(4, style: .plain).line(glyphs: glyphs).width == 5)
    }
  }
}
