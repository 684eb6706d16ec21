import BreezeCore
import Testing

@testable import BreezeCLI

@Suite("Days in words")
struct DayTextTests {
  @Test(
    "Weekday, month, day and year",
    arguments: [
      (2027, 1, 1, "Friday, January 1, 2027"), (2026, 12, 1, "Tuesday, December 1, 2026"),
      (2024, 2, 29, "Thursday, February 29, 2024"), (2000, 1, 1, "Saturday, January 1, 2000"),
      (1970, 1, 1, "Thursday, January 1, 1970"), (2026, 10, 25, "Sunday, October 25, 2026"),
    ])
  func long(year: Int, month: Int, day: Int, expected: String) throws {
    let day = try #require(CalendarDay(year: year, month: month, day: day))
    #expect(DayText.long(day) == expected)
  }
}
