/// The fifteen days around one day of one year, as far as the archive reaches.
package struct ClimateWindow: Sendable, Hashable {
  package let year: Int
  package let start: CalendarDay
  package let end: CalendarDay
  /// Whether a part of it lies in the future.
  package let isRunning: Bool

  /// - Parameters:
  ///   - day: in whose year it lies.
  ///   - today: the archive's last day.
  package init(around day: CalendarDay, today: CalendarDay) {
    let end = CalendarDay(daysSinceEpoch: day.daysSinceEpoch + ClimateSeries.reach)
    self.year = day.year
    self.start = max(
      ClimateSeries.firstDay, CalendarDay(daysSinceEpoch: day.daysSinceEpoch - ClimateSeries.reach))
    self.isRunning = end > today
    self.end = min(end, today)
  }

  /// How many days have to be known for a mean: four fifths of the whole window, and while it runs, of the days that
  /// have been.
  package var enoughDays: Int {
    guard isRunning else { return ClimateSeries.enoughDays }
    let passed = end.daysSinceEpoch - start.daysSinceEpoch + 1
    return (passed * ClimateSeries.enoughDays + ClimateSeries.windowDays - 1) / ClimateSeries.windowDays
  }
}
