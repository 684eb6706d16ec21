import BreezeCLI
import Testing

@Suite("Cells in columns")
struct ColumnsTests {
  private static let cells = ["aa", "b", "cccc", "東", "e"].map { StyledText($0) }

  @Test(
    "Row by row, as many as fit, below each other",
    arguments: [
      (4, ["aa", "b", "cccc", "東", "e"]), (11, ["aa", "b", "cccc", "東", "e"]),
      (12, ["aa      b", "cccc    東", "e"]), (20, ["aa      b       cccc", "東      e"]),
      (100, ["aa      b       cccc    東      e"]),
    ])
  func flow(width: Int, expected: [String]) {
    #expect(Columns(Self.cells).lines(width: width).map(\.plain) == expected)
  }

  @Test("Nothing is wider than asked", arguments: 1...40)
  func width(columns: Int) {
    #expect(Columns(Self.cells).lines(width: columns).allSatisfy { $0.width <= columns })
  }

  @Test("No cells, no lines")
  func empty() {
    #expect(Columns([]).lines(width: 10).isEmpty)
  }
}
