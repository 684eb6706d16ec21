import BreezeCLI
import Testing

@Suite("A bar")
struct BarTests {
  private static func ascii(_ fraction: Double?, marks: [Double] = [], width: Int = 10) -> String {
    Bar(fraction, marks: marks).line(width: width, glyphs: .ascii).plain
  }

  @Test(
    "Filled by half cells; outside of nothing and all it is empty or full",
    arguments: [
      (0, ".........."), (0.5, "=====....."), (1, "=========="), (0.25, "==-......."), (0.001, "-........."),
      (-3, ".........."), (7, "=========="), (1e308, "=========="),
    ] as [(Double, String)])
  func filling(fraction: Double, expected: String) {
    #expect(Self.ascii(fraction) == expected)
  }

  @Test("Without a value it is empty")
  func missing() {
    #expect(Self.ascii(nil) == "..........")
  }

  @Test("Marks stand on the empty part, those at the end too")
  func marks() {
    #expect(Self.ascii(0.1, marks: [0.5, 1]) == "=....|...|")
    #expect(Self.ascii(0.8, marks: [0.5, 1]) == "========.|")
  }

  @Test(
    "It is exactly as wide as asked in both sets of signs", arguments: [0, 1, 2, 9, 40, 73],
    [nil, 0, 0.001, 0.33, 0.999, 1, 2] as [Double?])
  func width(columns: Int, fraction: Double?) {
    for glyphs in [Glyphs.unicode, .ascii] {
      let line = Bar(fraction, marks: [0.2, 0.8]).line(width: columns, glyphs: glyphs)
      #expect(line.width == columns)
    }
    #expect(Bar(fraction).line(width: -4, glyphs: .unicode).width == 0)
  }
}
