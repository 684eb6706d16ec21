import Foundation

extension LocalTime {
  /// The inverse of ``iso8601`` and ``utc``, from `2026-12-01T22:05:12+01:00` or `2026-12-01T21:05:12Z`; nil for any
  /// other form.
  ///
  /// Foundation's own reader asks for the machine's time zone whatever the text says, which starts ICU and takes a
  /// tenth of all that a run computes.
  package init?(iso8601 text: String) {
    let seconds = text.utf8.dropFirst(16).prefix(3)
    guard seconds.first == UInt8(ascii: ":"), let second = CalendarDay.number(seconds.dropFirst()),
      second < 60,
      let offset = Self.offset(text.utf8.dropFirst(19)),
      let minute = LocalTime(stamp: String(text.prefix(16)), offset: offset)
    else { return nil }
    self.init(minute.instant.addingTimeInterval(Double(second)), offset: offset)
  }

  /// In seconds, from `Z`, `+01:00` or `-03:30`.
  private static func offset(_ zone: Substring.UTF8View) -> Int? {
    if zone.elementsEqual("Z".utf8) { return 0 }
    guard zone.count == 6, zone.dropFirst(3).first == UInt8(ascii: ":"),
      let hours = CalendarDay.number(zone.dropFirst().prefix(2)), hours < 24,
      let minutes = CalendarDay.number(zone.dropFirst(4)), minutes < 60
    else { return nil }
    switch zone.first {
    case UInt8(ascii: "+"): return hours * 3600 + minutes * 60
    case UInt8(ascii: "-"): return -(hours * 3600 + minutes * 60)
    default: return nil
    }
  }
}
