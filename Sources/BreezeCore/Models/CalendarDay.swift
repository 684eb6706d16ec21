/// A day of the Gregorian calendar, without a time zone.
///
/// Days are counted with whole-number arithmetic, since Foundation's calendars cost more start-up time than
/// all else in a run.
public struct CalendarDay: Sendable, Hashable, Comparable {
  public let year: Int
  /// 1 to 12.
  public let month: Int
  /// 1 to 31.
  public let day: Int

  /// nil when the calendar has no such day.
  public init?(year: Int, month: Int, day: Int) {
    guard (1...12).contains(month), (1...Self.length(of: month, in: year)).contains(day) else { return nil }
    self.year = year
    self.month = month
    self.day = day
  }

  /// From the number of days since 1970-01-01, which may be negative. The steps are those of Howard
  /// Hinnant's `civil_from_days`: years are counted from 1 March, in eras of 400 years.
  public init(daysSinceEpoch days: Int) {
    let shifted = days + 719_468
    let era = (shifted >= 0 ? shifted : shifted - 146_096) / 146_097
    let dayOfEra = shifted - era * 146_097
    let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let shiftedMonth = (5 * dayOfYear + 2) / 153
    self.day = dayOfYear - (153 * shiftedMonth + 2) / 5 + 1
    self.month = shiftedMonth < 10 ? shiftedMonth + 3 : shiftedMonth - 9
    self.year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
  }

  /// The inverse of ``init(daysSinceEpoch:)``.
  public var daysSinceEpoch: Int {
    let shiftedYear = month <= 2 ? year - 1 : year
    let era = (shiftedYear >= 0 ? shiftedYear : shiftedYear - 399) / 400
    let yearOfEra = shiftedYear - era * 400
    let dayOfYear = (153 * (month > 2 ? month - 3 : month + 9) + 2) / 5 + day - 1
    let dayOfEra = yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear
    return era * 146_097 + dayOfEra - 719_468
  }

  /// 0 is Sunday, 6 is Saturday. 1970-01-01 was a Thursday.
  public var weekday: Int { ((daysSinceEpoch + 4) % 7 + 7) % 7 }

  /// The same day of another year; 29 February becomes 28 February where there is none.
  public func inYear(_ other: Int) -> CalendarDay {
    CalendarDay(year: other, month: month, day: day)
      ?? CalendarDay(daysSinceEpoch: daysSinceEpoch - 1).inYear(other)
  }

  public static func < (left: CalendarDay, right: CalendarDay) -> Bool {
    (left.year, left.month, left.day) < (right.year, right.month, right.day)
  }

  private static func length(of month: Int, in year: Int) -> Int {
    switch month {
    case 2: year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }
}
