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
}
