import Foundation

extension LocalTime {
  /// The inverse of ``utc``, from `2026-12-01T21:05:12Z`; nil for any other form.
  package init?(utc text: String) {
    let end = text.utf8.dropFirst(16)
    guard end.count == 4, end.first == UInt8(ascii: ":"), end.last == UInt8(ascii: "Z"),
      let second = CalendarDay.number(end.dropFirst().prefix(2)), second < 60,
      let minute = LocalTime(stamp: String(text.prefix(16)), offset: 0)
    else { return nil }
    self.init(minute.instant.addingTimeInterval(Double(second)), offset: 0)
  }
}
