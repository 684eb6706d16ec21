import Testing

@testable import BreezeCLI

@Suite("The rehearsal of a drawing")
struct RehearsalTests {
  @Test("It draws every section")
  func all() {
    #expect(DashboardRenderer.rehearse() > 20)
  }
}
