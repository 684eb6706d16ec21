public import Foundation

/// An instant as the clock of a place shows it: the instant and the place's offset from UTC.
///
/// The services use one offset for a whole answer, on the days of a clock change too, so a time is never
/// looked up in a time zone's rules: a stamp that does not exist there is still read and none is lost.
public struct LocalTime: Sendable, Hashable {
  /// The same everywhere.
  public let instant: Date
  /// Seconds east of UTC.
  public let offset: Int

  public init(_ instant: Date, offset: Int) {
    self.instant = instant
    self.offset = offset
  }

  /// The place's day.
  public var day: CalendarDay { CalendarDay(daysSinceEpoch: wallSeconds.quotient) }

  /// 0 to 23, by the place's clock.
  public var hour: Int { wallSeconds.remainder / 3600 }

  /// 0 to 59, by the place's clock.
  public var minute: Int { wallSeconds.remainder / 60 % 60 }

  /// 0 to 59.
  public var second: Int { wallSeconds.remainder % 60 }

  /// Whole days since 1970-01-01 and the seconds of the day, by the place's clock.
  private var wallSeconds: (quotient: Int, remainder: Int) {
    let total = Int(instant.timeIntervalSince1970.rounded(.down)) + offset
    let days = total >= 0 ? total / 86_400 : (total - 86_399) / 86_400
    return (days, total - days * 86_400)
  }
}
