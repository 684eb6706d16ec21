import Foundation

extension LocalTime {
  /// `21:00`, by the place's clock.
  public var clock: String { "\(CalendarDay.padded(hour, 2)):\(CalendarDay.padded(minute, 2))" }

  /// ISO 8601 with the place's offset: `2026-12-01T21:00:00+00:00`.
  public var iso8601: String {
    let minutes = abs(offset) / 60
    let zone = "\(CalendarDay.padded(minutes / 60, 2)):\(CalendarDay.padded(minutes % 60, 2))"
    return "\(day.text)T\(clock):\(CalendarDay.padded(second, 2))\(offset < 0 ? "-" : "+")\(zone)"
  }

  /// ISO 8601 in UTC: `2026-12-01T21:00:00Z`.
  public var utc: String { "\(LocalTime(instant, offset: 0).iso8601.dropLast(6))Z" }
}
