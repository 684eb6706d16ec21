import Foundation

extension LocalTime {
  /// From the services' `2026-12-01T21:00`, the time by a clock that is `offset` seconds ahead of UTC; nil for
  /// any other form and for an offset of more than a day. The stamp is read with the offset alone, so one that a
  /// clock change skips is read too.
  package init?(stamp: String, offset: Int) {
    guard (-86_400...86_400).contains(offset) else { return nil }
    let fields = stamp.split(separator: "T", omittingEmptySubsequences: false)
    guard fields.count == 2, let day = CalendarDay(text: String(fields[0])) else { return nil }
    let clock = fields[1].split(separator: ":", omittingEmptySubsequences: false)
    guard clock.count == 2,
      clock.allSatisfy({ $0.count == 2 && $0.allSatisfy { $0.isASCII && $0.isNumber } }),
      let hour = Int(clock[0]), let minute = Int(clock[1]), (0...23).contains(hour), (0...59).contains(minute)
    else { return nil }
    let wall = day.daysSinceEpoch * 86_400 + hour * 3600 + minute * 60
    self.init(Date(timeIntervalSince1970: Double(wall - offset)), offset: offset)
  }
}
