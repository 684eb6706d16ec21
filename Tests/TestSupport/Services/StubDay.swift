import Foundation

/// A calendar day as its distance from 1970-01-01, so that spans and time zones are plain arithmetic.
struct StubDay: Comparable, Sendable {
  let number: Int

  init(number: Int) {
    self.number = number
  }

  /// The day in a zone that many seconds east of Greenwich.
  init(_ instant: Date, offset: Int = 0) {
    let seconds = Int(instant.timeIntervalSince1970.rounded(.down)) + offset
    self.init(number: seconds.floorDivided(by: 86_400))
  }

  /// Reads `YYYY-MM-DD` as the services do: the parts are checked one by one, and 31 April is 1 May.
  init?(_ text: String) {
    let parts = text.split(separator: "-", omittingEmptySubsequences: false)
    guard parts.map(\.count) == [4, 2, 2], text.utf8.allSatisfy({ $0 == 45 || (48...57).contains($0) }) else {
      return nil
    }
    let numbers = parts.compactMap { Int($0) }
    guard numbers.count == 3, (1900...2050).contains(numbers[0]), (1...12).contains(numbers[1]),
      (1...31).contains(numbers[2])
    else { return nil }
    self.init(year: numbers[0], month: numbers[1], day: numbers[2])
  }

  /// Days from civil, by Howard Hinnant: years begin in March, so that the odd month is the last.
  init(year: Int, month: Int, day: Int) {
    let shifted = month > 2 ? year : year - 1
    let era = shifted.floorDivided(by: 400)
    let yearOfEra = shifted - era * 400
    let dayOfYear = (153 * ((month + 9) % 12) + 2) / 5 + day - 1
    let dayOfEra = yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear
    self.init(number: era * 146_097 + dayOfEra - 719_468)
  }

  var parts: (year: Int, month: Int, day: Int) {
    let shifted = number + 719_468
    let era = shifted.floorDivided(by: 146_097)
    let dayOfEra = shifted - era * 146_097
    let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let shiftedMonth = (5 * dayOfYear + 2) / 153
    let month = shiftedMonth < 10 ? shiftedMonth + 3 : shiftedMonth - 9
    let year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
    return (year, month, dayOfYear - (153 * shiftedMonth + 2) / 5 + 1)
  }

  var text: String {
    let (year, month, day) = parts
    return "\(year)-\(month < 10 ? "0" : "")\(month)-\(day < 10 ? "0" : "")\(day)"
  }

  static func < (left: StubDay, right: StubDay) -> Bool { left.number < right.number }
  static func + (day: StubDay, days: Int) -> StubDay { StubDay(number: day.number + days) }
  static func - (day: StubDay, days: Int) -> StubDay { StubDay(number: day.number - days) }
}

extension Int {
  func floorDivided(by divisor: Int) -> Int {
    self >= 0 ? self / divisor : (self - divisor + 1) / divisor
  }
}
