import BreezeCore
import Testing

@Suite("The standards on offer")
struct AirStandardTests {
  @Test(
    "Each has a code and a title with its edition",
    arguments: [
      (AirStandard.usEPA, "us-epa", "US EPA AQI (May 2024)"), (.eu, "eu", "European AQI (2024 revision)"),
      (.who, "who", "WHO guidelines (2021)"), (.uk, "uk", "UK DAQI (2013)"),
      (.india, "india", "India National AQI (2014)"),
      (.china, "china", "China AQI HJ 633-2026 (in force since 2026-03-01)"),
    ])
  func words(standard: AirStandard, code: String, title: String) {
    #expect(standard.code == code)
    #expect(standard.title == title)
    #expect(AirStandard(code: code) == standard)
    #expect(AirStandard(code: code.uppercased()) == standard)
  }

  @Test("The app's own limits are not a published standard", arguments: ["breeze", "", "epa"])
  func others(code: String) {
    #expect(AirStandard(code: code) == nil)
  }

  @Test("They stand in the order of the options")
  func order() {
    #expect(AirStandard.allCases.map(\.code) == ["us-epa", "eu", "who", "uk", "india", "china"])
  }
}
