import BreezeCLI
import Testing

@Suite("The gauge")
struct GaugeTests {
  private static let labels = [0, 50, 100, 150, 200, 300, 500]

  private static func lines(_ value: Int?, _ width: Int, _ glyphs: Glyphs = .ascii) -> [StyledText] {
    Gauge(value, upTo: 500, labels: labels, style: .plain).lines(width: width, glyphs: glyphs)
  }

  @Test(
    "The bar shows the value; above the scale it is full",
    arguments: [
      (0, ".................................................."),
      (42, "====.............................................."),
      (250, "=========================........................."),
      (500, "=================================================="),
      (737, "=================================================="),
      (nil, ".................................................."),
    ] as [(Int?, String)])
  func bar(value: Int?, expected: String) {
    #expect(Self.lines(value, 50).first?.plain == expected)
  }

  @Test("Below it stand the numbers, each under its place, the last at the end")
  func scale() throws {
    let lines = Self.lines(42, 50)
    #expect(lines.count == 2)
    let scale = try #require(lines.last?.plain)
    #expect(scale == "0    50   100  150  200       300              500")
    #expect(scale.count == 50)
  }

  @Test(
    "Numbers never run into each other and nothing is wider than asked", arguments: [10, 20, 34, 38, 54, 94])
  func width(columns: Int) throws {
    for value in [nil, 0, 42, 500, 737] {
      for glyphs in [Glyphs.unicode, .ascii] {
        let lines = Self.lines(value, columns, glyphs)
        #expect(lines.allSatisfy { $0.width <= columns })
        let numbers = try #require(lines.last?.plain).split(separator: " ").compactMap { Int($0) }
        #expect(Set(numbers).isSubset(of: Self.labels))
        #expect(numbers.first == 0 && numbers.last == 500)
      }
    }
  }
}
