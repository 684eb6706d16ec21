public import Foundation

extension Date {
  /// From one of the three forms in which HTTP writes a date (RFC 9110, 5.6.7); nil for anything else, a day that does
  /// not exist included.
  public init?(http text: String) {
    guard let date = HTTPDate.date(text) else { return nil }
    self = date
  }
}

/// How HTTP writes a date.
enum HTTPDate {
  /// nil unless there is nothing but ASCII digits, at least one.
  static func digits(_ text: Substring) -> Double? {
    let isDigit = { (byte: UInt8) in (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) }
    guard !text.isEmpty, text.utf8.allSatisfy(isDigit), let number = Double(text), number.isFinite else {
      return nil
    }
    return number
  }

  /// `Sun, 06 Nov 1994 08:49:37 GMT`, `Sunday, 06-Nov-94 08:49:37 GMT` or `Sun Nov  6 08:49:37 1994`. The name of
  /// the weekday is not looked at.
  fileprivate static func date(_ text: String) -> Date? {
    let fields = text.split { " ,-".contains($0) }
    switch fields.count {
    case 6 where fields[5] == "GMT": return date(fields[1], fields[2], fields[3], at: fields[4])
    case 5: return date(fields[2], fields[1], fields[4], at: fields[3])
    default: return nil
    }
  }

  private static func date(
    _ day: Substring, _ month: Substring, _ year: Substring, at time: Substring
  ) -> Date? {
    let clock = time.split(separator: ":", omittingEmptySubsequences: false)
    guard clock.map(\.count) == [2, 2, 2], day.count <= 2, [2, 4].contains(year.count),
      let month = months.firstIndex(of: month), let day = digits(day), let year = digits(year),
      let hour = digits(clock[0]), let minute = digits(clock[1]), let second = digits(clock[2]),
      hour < 24, minute < 60, second <= 60,
      let date = CalendarDay(year: Int(year) + century(year), month: month + 1, day: Int(day))
    else { return nil }
    let seconds = Double(date.daysSinceEpoch) * 86_400 + hour * 3600 + minute * 60 + second
    return Date(timeIntervalSince1970: seconds)
  }

  /// Two digits of a year from 70 on are of the last century.
  private static func century(_ year: Double) -> Int {
    year >= 100 ? 0 : year >= 70 ? 1900 : 2000
  }

  private static let months: [Substring] = [
    "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
  ]
}
