import BreezeCLI
import BreezeCore
import Testing

@Suite("Whole dashboards as they were read and found right")
struct DashboardGoldenTests {
  @Test("Unicode", arguments: ["london", "madrid-google"], [44, 80, 120])
  func unicode(name: String, columns: Int) async throws {
    let run = await Breeze.run(["city", "Anywhere", "--fixtures", Fixture.recording(name)], columns: columns)
    try Golden.expect(run.output, is: "dashboard-\(name)-\(columns)")
  }

  @Test("ASCII", arguments: ["london", "madrid-google"])
  func ascii(name: String) async throws {
    let run = await Breeze.run(
      ["city", "Anywhere", "--fixtures", Fixture.recording(name)], variables: ["LC_ALL": "C"], columns: 80)
    try Golden.expect(run.output, is: "dashboard-\(name)-80-ascii")
  }
}
