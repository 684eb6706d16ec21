import BreezeCore
import Testing

@Suite("The fifteen days of a year")
struct ClimateWindowTests {
  private func window(_ day: String, today: String) throws -> ClimateWindow {
    ClimateWindow(
      around: try #require(CalendarDay(text: day)), today: try #require(CalendarDay(text: today)))
  }

  @Test(
    "A week before to a week after, over the turn of a year and the end of February",
    arguments: [
      ("1975-12-01", "1975-11-24", "1975-12-08"), ("1975-01-03", "1974-12-27", "1975-01-10"),
      ("1975-12-29", "1975-12-22", "1976-01-05"), ("2024-02-29", "2024-02-22", "2024-03-07"),
      ("2023-02-28", "2023-02-21", "2023-03-07"),
    ])
  func whole(day: String, start: String, end: String) throws {
    let window = try window(day, today: "2026-12-01")
    #expect(window.start.text == start)
    #expect(window.end.text == end)
    #expect(!window.isRunning)
    #expect(window.enoughDays == 12)
  }

  @Test("The running year ends today and wants four fifths of the eight days that were")
  func running() throws {
    let window = try window("2026-12-01", today: "2026-12-01")
    #expect(window.start.text == "2026-11-24")
    #expect(window.end.text == "2026-12-01")
    #expect(window.isRunning)
    #expect(window.enoughDays == 7)
  }

  @Test("The archive begins with 1940, which leaves too few days of a January window")
  func beginning() throws {
    let window = try window("1940-01-03", today: "2027-01-03")
    #expect(window.start.text == "1940-01-01")
    #expect(window.end.text == "1940-01-10")
    #expect(window.enoughDays == 12)
  }
}
