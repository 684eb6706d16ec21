import Testing

@testable import BreezeCLI

@Suite("The second screen")
struct ScreenTests {
  private func fit(_ body: Int, below: Int, rows: Int) -> [String] {
    Screen.fit(
      (0..<body).map { "body \($0)" }, below: (0..<below).map { "below \($0)" }, rows: rows
    ) { "\($0) more" }
  }

  @Test("With room to spare an empty line parts the report from what is below")
  func room() {
    #expect(fit(2, below: 1, rows: 4) == ["body 0", "body 1", "", "below 0"])
    #expect(fit(2, below: 1, rows: 3) == ["body 0", "body 1", "below 0"])
    #expect(fit(0, below: 1, rows: 3) == ["below 0"])
  }

  @Test("Without room the hint says how many lines are left out")
  func cut() {
    #expect(fit(3, below: 1, rows: 3) == ["body 0", "2 more", "below 0"])
    #expect(fit(9, below: 2, rows: 5) == ["body 0", "body 1", "7 more", "below 0", "below 1"])
  }

  @Test("The line below is the last to go")
  func tiny() {
    #expect(fit(3, below: 1, rows: 1) == ["below 0"])
    #expect(fit(3, below: 3, rows: 2) == ["below 1", "below 2"])
  }

  @Test("Nothing is erased behind a full screen, whose last character it would take")
  func frame() {
    #expect(Screen.frame(["a", "b"], rows: 2) == "\u{1B}[H\u{1B}[2Ka\r\n\u{1B}[2Kb")
    #expect(Screen.frame(["a"], rows: 2) == "\u{1B}[H\u{1B}[2Ka\r\n\u{1B}[J")
    #expect(Screen.frame(["a", "b", "c"], rows: 2) == "\u{1B}[H\u{1B}[2Ka\r\n\u{1B}[2Kb")
  }
}
