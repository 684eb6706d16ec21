extension Forecast {
  /// The US AQI over one day of the place's calendar.
  public struct Day: Sendable, Equatable {
    public let date: CalendarDay
    /// The lowest and the highest hour; nil when no hour is known.
    public let range: ClosedRange<Int>?
    /// The mean of the known hours; nil when fewer than ``enoughHours`` of them are known.
    public let mean: Double?
    /// How many hours of the day have a value.
    public let knownHours: Int

    /// Three quarters of a day.
    public static let enoughHours = 18
  }

  /// The days from `first` on, in order of time, each from its midnight: of the first one the hours that have passed are
  /// in it too.
  public func days(from first: CalendarDay) -> [Day] {
    let byDay = Dictionary(grouping: hours) { $0.time.day }
    return byDay.keys.filter { $0 >= first }.sorted().map { date in
      let known = (byDay[date] ?? []).compactMap(\.usAQI)
      let range = known.min().flatMap { low in known.max().map { low...$0 } }
      let mean = Double(known.reduce(0, +)) / Double(max(1, known.count))
      return Day(
        date: date, range: range, mean: known.count >= Day.enoughHours ? mean : nil, knownHours: known.count)
    }
  }
}
