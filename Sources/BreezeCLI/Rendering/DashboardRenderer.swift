import BreezeCore

/// Draws a dashboard: its sections in their order, with an empty line between.
struct DashboardRenderer {
  /// Wider terminals leave the rest empty: longer lines are harder to read.
  static let widest = 100
  private static let margin = 2

  let dashboard: Dashboard
  let temperature: TemperatureUnit

  func lines(_ profile: TerminalProfile) -> [StyledText] {
    let width = min(profile.width, Self.widest) - 2 * Self.margin
    let layout = Layout(width: width, glyphs: profile.glyphs, temperature: temperature)
    let shown = sections(layout).filter { !$0.isEmpty }
    return shown.joined(separator: [StyledText()]).map { $0.width > 0 ? .spaces(Self.margin) + $0 : $0 }
  }

  private func sections(_ layout: Layout) -> [[StyledText]] {
    let header = HeaderSection(dashboard: dashboard).lines(layout)
    let pollen = pollen(layout)
    let climate = ClimateSection(outcome: dashboard.climate).lines(layout)
    guard let air = dashboard.air else { return [header, pollen, climate] }
    let asked = dashboard.sections
    return [
      header,
      asked.contains(.aqi)
        ? AQISection(air: air, outcome: dashboard.forecast).lines(layout)
        : ForecastSection(days: dashboard.forecastDays, outcome: dashboard.forecast).lines(layout),
      asked.contains(.pollutants) ? PollutantsSection(readings: air.airQuality.readings).lines(layout) : [],
      pollen, climate, FooterSection(air: air).lines(layout),
    ]
  }

  private func pollen(_ layout: Layout) -> [StyledText] {
    if dashboard.sections.isOutlook, let report = dashboard.pollen.value, report.days.count > 1 {
      return PollenOutlookSection(report: report).lines(layout)
    }
    return PollenSection(outcome: dashboard.pollen).lines(layout)
  }
}
