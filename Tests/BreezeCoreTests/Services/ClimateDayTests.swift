import BreezeCore
import Foundation
import Testing

@Suite("Which day is this day, and in which years")
struct ClimateDayTests {
  private static func day(_ instant: String, zone: String?, longitude: Double = 0) throws -> String {
    let now = try #require(ISO8601DateFormatter().date(from: instant))
    let point = try #require(Coordinate(latitude: 10, longitude: longitude))
    return ClimateService.day(at: point, timeZone: zone, now: now).text
  }

  @Test(
    "The date at the place, but never later than today in UTC",
    arguments: [
      ("2026-12-01T21:00:00Z", "Europe/London", "2026-12-01"),
      // 10:00 of 2 December in Auckland.
      ("2026-12-01T21:00:00Z", "Pacific/Auckland", "2026-12-01"),
      ("2026-12-01T10:59:00Z", "Pacific/Auckland", "2026-12-01"),
      ("2026-12-31T23:30:00Z", "Pacific/Kiritimati", "2026-12-31"),
      // 11:00 of 1 December in Honolulu, and 19:00 of 30 November.
      ("2026-12-01T21:00:00Z", "Pacific/Honolulu", "2026-12-01"),
      ("2026-12-01T05:00:00Z", "Pacific/Honolulu", "2026-11-30"),
      ("2026-12-01T09:59:59Z", "Pacific/Honolulu", "2026-11-30"),
      ("2026-12-01T10:00:00Z", "Pacific/Honolulu", "2026-12-01"),
      ("2027-01-01T04:59:59Z", "America/New_York", "2026-12-31"),
      ("2027-01-01T05:00:00Z", "America/New_York", "2027-01-01"),
      // Summer time counts: 23:30 of 30 June in New York.
      ("2026-07-01T03:30:00Z", "America/New_York", "2026-06-30"),
      ("2026-07-01T04:00:00Z", "America/New_York", "2026-07-01"),
      ("2028-03-01T06:00:00Z", "Pacific/Honolulu", "2028-02-29"),
    ])
  func byTimeZone(now: String, zone: String, expected: String) throws {
    #expect(try Self.day(now, zone: zone) == expected)
  }

  @Test(
    "Without a time zone the longitude tells the hour, 15 degrees each",
    arguments: [
      ("2026-12-01T05:00:00Z", -157.86, "2026-11-30"), ("2026-12-01T11:00:00Z", -157.86, "2026-12-01"),
      ("2026-12-01T10:59:59Z", -157.86, "2026-11-30"), ("2026-12-01T21:00:00Z", 174.76, "2026-12-01"),
      ("2026-12-01T00:00:00Z", -7.4, "2026-12-01"), ("2026-12-01T00:59:59Z", -7.6, "2026-11-30"),
      ("2026-12-01T11:59:59Z", -180, "2026-11-30"), ("2026-12-01T00:00:00Z", 180, "2026-12-01"),
    ])
  func byLongitude(now: String, longitude: Double, expected: String) throws {
    #expect(try Self.day(now, zone: nil, longitude: longitude) == expected)
    #expect(try Self.day(now, zone: "Nowhere/At_All", longitude: longitude) == expected)
  }

  @Test(
    "Every tenth year from 1980 before this one, and this one",
    arguments: [
      (2026, [1980, 1990, 2000, 2010, 2020, 2026]), (2020, [1980, 1990, 2000, 2010, 2020]),
      (2021, [1980, 1990, 2000, 2010, 2020, 2021]), (2030, [1980, 1990, 2000, 2010, 2020, 2030]),
      (1990, [1980, 1990]), (1989, [1980, 1989]), (1980, [1980]), (1975, [1975]),
    ])
  func years(this: Int, expected: [Int]) {
    #expect(ClimateService.years(until: this) == expected)
  }
}
