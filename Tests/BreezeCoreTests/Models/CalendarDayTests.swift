import Foundation
import Testing

import BreezeCore

@Suite("Days of the calendar")
struct CalendarDayTests {
  /// Day counts and weekdays (0 is Sunday) as Python's `datetime` gives them.
  static let known: [(text: String, count: Int, weekday: Int)] = [
    ("0001-01-01", -719_162, 1), ("1600-02-29", -135_081, 2), ("1899-12-31", -25_568, 0),
    ("1900-01-01", -25_567, 1), ("1900-02-28", -25_509, 3), ("1900-03-01", -25_508, 4),
    ("1940-01-01", -10_958, 1), ("1969-12-31", -1, 3), ("1970-01-01", 0, 4), ("1980-12-01", 3987, 1),
    ("2000-02-28", 11_015, 1), ("2000-02-29", 11_016, 2), ("2000-03-01", 11_017, 3),
    ("2024-02-29", 19_782, 4), ("2026-12-01", 20_788, 2), ("2099-12-31", 47_481, 4),
    ("2100-02-28", 47_540, 0), ("2100-03-01", 47_541, 1), ("2400-02-29", 157_113, 2),
    ("9999-12-31", 2_932_896, 5),
  ]

  @Test("Count, weekday and text of known days", arguments: known)
  func knownDay(text: String, count: Int, weekday: Int) throws {
    let day = try #require(CalendarDay(text: text))
    #expect(day.daysSinceEpoch == count)
    #expect(day.weekday == weekday)
    #expect(CalendarDay(daysSinceEpoch: count) == day)
    #expect(day.text == text)
  }

  @Test("Every day from 1890 to 2110 comes back, follows the one before and is Foundation's day")
  func everyDay() throws {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = try #require(TimeZone(secondsFromGMT: 0))
    var previous = CalendarDay(daysSinceEpoch: -29_220)
    for count in -29_219...51_134 {
      let day = CalendarDay(daysSinceEpoch: count)
      #expect(day.daysSinceEpoch == count)
      #expect(previous < day)
      #expect(day.weekday == (previous.weekday + 1) % 7)
      previous = day
      guard count % 11 == 0 else { continue }
      let date = Date(timeIntervalSince1970: Double(count) * 86_400)
      let parts = calendar.dateComponents([.year, .month, .day], from: date)
      #expect(day == CalendarDay(year: parts.year ?? 0, month: parts.month ?? 0, day: parts.day ?? 0))
    }
  }

  @Test("Days before the year 0 come back too")
  func beforeYearZero() {
    #expect(CalendarDay(daysSinceEpoch: -719_468) == CalendarDay(year: 0, month: 3, day: 1))
    #expect(CalendarDay(daysSinceEpoch: -719_469) == CalendarDay(year: 0, month: 2, day: 29))
    #expect(CalendarDay(daysSinceEpoch: -719_529) == CalendarDay(year: -1, month: 12, day: 31))
    for count in stride(from: -1_500_000, to: -700_000, by: 997) {
      #expect(CalendarDay(daysSinceEpoch: count).daysSinceEpoch == count)
    }
  }

  @Test(
    "A day that the calendar does not have is none",
    arguments: [
      (1900, 2, 29), (2100, 2, 29), (2026, 2, 29), (2026, 4, 31), (2026, 6, 31), (2026, 9, 31),
      (2026, 11, 31),
      (2026, 1, 32), (2026, 0, 1), (2026, 13, 1), (2026, 1, 0), (2026, 1, -1), (.max, .max, .max),
    ])
  func none(year: Int, month: Int, day: Int) {
    #expect(CalendarDay(year: year, month: month, day: day) == nil)
  }

  @Test("Century years are leap years only every 400 years", arguments: [1600, 2000, 2400])
  func leapCentury(year: Int) {
    #expect(CalendarDay(year: year, month: 2, day: 29) != nil)
  }

  @Test(
    "The same day in another year; 29 February becomes 28 February where there is none",
    arguments: [
      ("2024-02-29", 2026, "2026-02-28"), ("2028-02-29", 1990, "1990-02-28"),
      ("2028-02-29", 1980, "1980-02-29"), ("2028-02-29", 2000, "2000-02-29"),
      ("2028-02-29", 2100, "2100-02-28"), ("2026-02-28", 2024, "2024-02-28"),
      ("2026-12-31", 1980, "1980-12-31"), ("2026-03-01", 2024, "2024-03-01"),
    ])
  func inYear(text: String, year: Int, expected: String) throws {
    let day = try #require(CalendarDay(text: text))
    #expect(day.inYear(year).text == expected)
  }

  @Test(
    "Only the form 2026-12-01 is read",
    arguments: [
      "", "2026-12", "2026-12-1", "26-12-01", "2026-12-01 ", "2026/12/01", "2026-12-01T00:00", "+026-12-01",
      "2026--1-01", "２０２６-12-01", "2026-02-30", "2026-12-01-",
    ])
  func otherText(text: String) {
    #expect(CalendarDay(text: text) == nil)
  }
}
