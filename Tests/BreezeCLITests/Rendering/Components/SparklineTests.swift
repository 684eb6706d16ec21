import BreezeCLI
import Testing

@Suite("The sparkline")
struct SparklineTests {
  private static func unicode(_ values: [Int?], atLeast floor: Int = 0) -> String {
    Sparkline(values, atLeast: floor).text(glyphs: .unicode)
  }

  @Test("The lowest value is the lowest step, the highest the highest, a missing one a gap")
  func steps() {
    #expect(Self.unicode([0, 7, nil, 3]) == "▁█ ▄")
    #expect(Sparkline([0, 7, nil, 3], atLeast: 0).text(glyphs: .ascii) == "_# -")
  }

  @Test("Small values in clean air stay low")
  func floor() {
    #expect(Self.unicode([0, 5, 10], atLeast: 100) == "▁▁▁")
    #expect(Self.unicode([0, 100], atLeast: 100) == "▁█")
  }

  @Test("Nothing, only gaps, all equal, very high and below zero")
  func edges() {
    #expect(Self.unicode([]).isEmpty)
    #expect(Self.unicode([nil, nil], atLeast: 100) == "  ")
    #expect(Self.unicode([0, 0]) == "▁▁")
    #expect(Self.unicode([5000, 737], atLeast: 100) == "█▂")
    #expect(Self.unicode([-5, 100], atLeast: 100) == "▁█")
  }

  @Test("Numbers that no index has do not stop it")
  func huge() {
    #expect(Self.unicode([.max, 1, .min], atLeast: 100).count == 3)
  }
}
