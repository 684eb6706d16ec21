import Foundation

extension LocalTime {
  /// From the services' `2026-12-01T21:00`, the time by a clock that is `offset` seconds ahead of UTC; nil for
  /// any other form and for an offset of more than a day. The stamp is read with the offset alone, so one that a
  /// clock change skips is read too.
  package init?(stamp: String, offset: Int) {
    guard (-86_400...86_400).contains(offset) else { return nil }
    let bytes = stamp.utf8
    guard bytes.count == 16, let mark = bytes.firstIndex(of: UInt8(ascii: "T")),
      let day = CalendarDay(text: stamp[..<mark])
    else { return nil }
    let clock = bytes[mark...].dropFirst()
    guard clock.dropFirst(2).first == UInt8(ascii: ":"), let hour = CalendarDay.number(clock.prefix(2)),
      let minute = CalendarDay.number(clock.dropFirst(3)), hour < 24, minute < 60
    else { return nil }
    let wall = day.daysSinceEpoch * 86_400 + hour * 3600 + minute * 60
    self.init(Date(timeIntervalSince1970: Double(wall - offset)), offset: offset)
  }
}
