import Foundation
import Testing

import BreezeCore

@Suite("An instant by the clock of a place")
struct LocalTimeTests {
  /// 2026-12-01T21:00:00Z
  static let evening = Date(timeIntervalSince1970: 1_796_158_800)

  @Test(
    "Offsets of every kind, worked out by hand",
    arguments: [
      (0, "2026-12-01T21:00:00+00:00"),
      (3600, "2026-12-01T22:00:00+01:00"),
      (20_700, "2026-12-02T02:45:00+05:45"),
      (-12_600, "2026-12-01T17:30:00-03:30"),
      (34_200, "2026-12-02T06:30:00+09:30"),
      (46_800, "2026-12-02T10:00:00+13:00"),
      (50_400, "2026-12-02T11:00:00+14:00"),
      (-36_000, "2026-12-01T11:00:00-10:00"),
      (-43_200, "2026-12-01T09:00:00-12:00"),
      (-1800, "2026-12-01T20:30:00-00:30"),
    ])
  func offsets(offset: Int, expected: String) {
    let time = LocalTime(Self.evening, offset: offset)
    #expect(time.iso8601 == expected)
    #expect(expected.dropFirst(11).prefix(5) == Substring(time.clock))
    #expect(expected.prefix(10) == Substring(time.day.text))
    #expect(time.utc == "2026-12-01T21:00:00Z")
  }

  @Test(
    "Instants before 1970 and parts of a second round down to the second that runs",
    arguments: [
      (0.999, "1970-01-01T00:00:00Z"), (-0.001, "1969-12-31T23:59:59Z"), (-1, "1969-12-31T23:59:59Z"),
      (-86_400, "1969-12-31T00:00:00Z"), (-86_401, "1969-12-30T23:59:59Z"),
      (-2_203_891_201, "1900-02-28T23:59:59Z"), (-2_203_891_200, "1900-03-01T00:00:00Z"),
    ])
  func early(seconds: Double, expected: String) {
    #expect(LocalTime(Date(timeIntervalSince1970: seconds), offset: 0).utc == expected)
    let read = LocalTime(utc: expected)?.instant
    #expect(read == Date(timeIntervalSince1970: seconds.rounded(.down)))
  }

  @Test("Hour, minute and second are those of the place's clock")
  func fields() {
    let time = LocalTime(Self.evening.addingTimeInterval(59 * 60 + 7), offset: 20_700)
    #expect(time.hour == 3)
    #expect(time.minute == 44)
    #expect(time.second == 7)
  }

  @Test("A stamp is read with its offset alone")
  func stamp() throws {
    let time = try #require(LocalTime(stamp: "2026-06-01T17:30", offset: 19_800))
    // 12:00 in UTC.
    #expect(time.utc == "2026-06-01T12:00:00Z")
    #expect(time.iso8601 == "2026-06-01T17:30:00+05:30")
  }

  @Test(
    "Stamps that a clock change skips or repeats are read like any other",
    arguments: [
      ("2025-10-05T02:00", 39_600, "2025-10-04T15:00:00Z"),
      ("2025-10-05T02:30", 39_600, "2025-10-04T15:30:00Z"),
      ("2026-03-29T02:00", 7200, "2026-03-29T00:00:00Z"),
      ("2026-10-25T02:00", 7200, "2026-10-25T00:00:00Z"),
      ("2026-10-25T02:00", 3600, "2026-10-25T01:00:00Z"),
    ])
  func clockChange(stamp: String, offset: Int, utc: String) throws {
    let time = try #require(LocalTime(stamp: stamp, offset: offset))
    #expect(time.utc == utc)
    #expect(time.iso8601.hasPrefix(stamp))
  }

  @Test(
    "Anything but 2026-12-01T21:00 is no stamp",
    arguments: [
      "", "2026-12-01", "2026-12-01T21", "2026-12-01 21:00", "2026-12-01T21:00Z", "2026-12-01T21:00:00",
      "2026-12-01T24:00", "2026-12-01T21:60", "2026-12-01T-1:00", "2026-12-01T1:00", "2026-02-29T21:00",
      "2026-12-01T２１:00", "T21:00", "1796158800", "2026-12-01T+9:00",
    ])
  func otherStamps(text: String) {
    #expect(LocalTime(stamp: text, offset: 0) == nil)
  }

  @Test(
    "Anything but 2026-12-01T21:05:12Z is no instant in UTC",
    arguments: [
      "", "2026-12-01", "2026-12-01T21:05Z", "2026-12-01T21:05:12", "2026-12-01T21:05:60Z",
      "2026-12-01T21:05:1Z",
      "2026-12-01T21:05:12z", "2026-12-01T21:05:12ZZ", "2026-12-01T21:05:12+00:00", "2026-12-01T21:05:123Z",
      "2026-02-29T21:05:12Z", "2026-12-01T21:05-12Z", "2026-12-01T21:05:12.5Z", "2026-12-01T21:05:1２Z",
      "2026-12-01T2１:05:12Z", "2026-12-01T24:00:00Z",
    ])
  func otherInstants(text: String) {
    #expect(LocalTime(utc: text) == nil)
  }

  @Test("An offset that no place on Earth has is refused", arguments: [Int.min, -86_401, 86_401, .max])
  func absurdOffset(offset: Int) {
    #expect(LocalTime(stamp: "2026-12-01T21:00", offset: offset) == nil)
  }
}
