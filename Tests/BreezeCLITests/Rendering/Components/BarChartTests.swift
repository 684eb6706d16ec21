import BreezeCLI
import Testing

@Suite("The bar chart")
struct BarChartTests {
  private static func row(_ label: String, _ value: Double?, remark: String = "") -> BarChart.Row {
    BarChart.Row(
      label: label, value: value, text: value.map { "\($0)" } ?? "no data", remark: remark, style: .plain)
  }

  private static let rows = [
    row("1980", 5.0), row("1990", nil), row("2000", 10.0), row("2026", 15.0, remark: "provisional"),
  ]

  @Test("Bars begin at the start, the highest is full, what is missing is empty and says so")
  func bars() {
    let lines = BarChart(Self.rows.dropLast(), from: 0).lines(width: 27, glyphs: .ascii)
    #expect(
      lines.map(\.plain) == [
        "1980  ======......      5.0", "1990  ............  no data", "2000  ============     10.0",
      ])
  }

  @Test("A remark stands behind its row alone")
  func remarks() {
    let lines = BarChart(Self.rows, from: 0).lines(width: 40, glyphs: .ascii).map(\.plain)
    #expect(lines.filter { $0.hasSuffix("15.0  provisional") }.count == 1)
    #expect(lines.filter { $0.contains("provisional") }.count == 1)
  }

  @Test("Nothing is wider than asked", arguments: [34, 38, 40, 54, 74, 94])
  func width(columns: Int) {
    for glyphs in [Glyphs.unicode, .ascii] {
      let lines = BarChart(Self.rows, from: -3).lines(width: columns, glyphs: glyphs)
      #expect(lines.allSatisfy { $0.width <= columns })
      #expect(lines.map(\.width).max() == columns)
    }
  }

  @Test("One value, equal values, none at all")
  func edges() {
    let equal = BarChart([Self.row("a", 3), Self.row("b", 3)], from: 2).lines(width: 30, glyphs: .ascii)
    #expect(equal.allSatisfy { $0.plain.contains("=") && !$0.plain.contains("..") })
    let none = BarChart([Self.row("a", nil)], from: 0).lines(width: 30, glyphs: .ascii)
    #expect(none.map(\.plain).first?.hasPrefix("a  ....") == true)
    #expect(BarChart([], from: 0).lines(width: 30, glyphs: .ascii).isEmpty)
  }
}
