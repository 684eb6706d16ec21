extension ClimateArchiveResponse {
  /// The point of one day of this answer; nil when the answer is not about that day.
  package func point(of day: CalendarDay) -> ClimateDataPoint? {
    guard let daily, let row = daily.time.firstIndex(of: day.text) else { return nil }
    if daily.reanalysis.indices.contains(row), let temperature = daily.reanalysis[row] {
      return ClimateDataPoint(year: day.year, temperature: temperature)
    }
    let temperature = daily.bestMatch.indices.contains(row) ? daily.bestMatch[row] : nil
    return ClimateDataPoint(year: day.year, temperature: temperature, provisional: temperature != nil)
  }

  /// The year of one window of days; nil when the answer begins with another day.
  package func year(of window: ClimateWindow) -> ClimateYear? {
    guard let daily, daily.time.first == window.start.text else { return nil }
    let days = daily.time.compactMap(CalendarDay.init(text:)).filter { $0 <= window.end }.compactMap(point)
    let known = days.compactMap(\.temperature)
    let isEnough = known.count >= window.enoughDays
    return ClimateYear(
      year: window.year, temperature: isEnough ? known.reduce(0, +) / Double(known.count) : nil,
      days: known.count, provisional: isEnough && (window.isRunning || days.contains(where: \.provisional)))
  }
}
