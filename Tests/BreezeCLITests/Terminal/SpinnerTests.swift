import Testing

@testable import BreezeCLI

@Suite("The spinner")
struct SpinnerTests {
  @Test("It has a frame for every tenth of a second and begins anew after the last")
  func frames() {
    let spinner = Spinner(.unicode)
    #expect(spinner.frame(at: 0) == "⠋ Loading…")
    #expect(spinner.frame(at: 0.1) == "⠙ Loading…")
    #expect(spinner.frame(at: 0.99) == "⠏ Loading…")
    #expect(spinner.frame(at: 1) == "⠋ Loading…")
    #expect(Set((0..<10).map { spinner.frame(at: Double($0) / 10) }).count == 10)
  }

  @Test("In ASCII it is ASCII")
  func ascii() {
    let spinner = Spinner(.ascii)
    #expect((0..<5).map { spinner.frame(at: Double($0) / 10).prefix(1) } == ["|", "/", "-", "\\", "|"])
    #expect(spinner.frame(at: 0).dropFirst() == " Loading...")
  }

  @Test("A clock that went back is no trap")
  func back() {
    #expect(Spinner(.unicode).frame(at: -5) == "⠋ Loading…")
  }
}
