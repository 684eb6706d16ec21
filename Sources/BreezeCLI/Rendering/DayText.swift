import BreezeCore

/// Days in words, in English and without a locale's help, since the output is the same everywhere.
enum DayText {
  private static let weekdays = [
    "Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday",
  ]
  private static let months = [
    "January", "February", "March", "April", "May", "June", "July", "August", "September", "October",
    "November", "December",
  ]

  /// `Friday, January 1, 2027`
  static func long(_ day: CalendarDay) -> String {
    "\(weekdays[day.weekday]), \(short(day)), \(day.year)"
  }

  /// `Fri, Jan 1`
  static func brief(_ day: CalendarDay) -> String {
    "\(weekday(day)), \(months[day.month - 1].prefix(3)) \(day.day)"
  }

  /// `Fri`
  static func weekday(_ day: CalendarDay) -> String {
    String(weekdays[day.weekday].prefix(3))
  }

  /// `January 1`
  static func short(_ day: CalendarDay) -> String {
    "\(months[day.month - 1]) \(day.day)"
  }
}
