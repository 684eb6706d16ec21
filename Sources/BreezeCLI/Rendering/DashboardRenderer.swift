import BreezeCore

/// Draws a dashboard: its sections in their order, with an empty line between.
struct DashboardRenderer {
  let dashboard: Dashboard
  let temperature: TemperatureUnit
  var gasUnit = GasUnit.micrograms

  func lines(_ profile: TerminalProfile) -> [StyledText] {
    let layout = Layout(page: profile, temperature: temperature, gasUnit: gasUnit)
    return layout.page(sections(layout))
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
        ? AQISection(air: air, outcome: dashboard.forecast, assessment: dashboard.assessment).lines(layout)
        : ForecastSection(days: dashboard.forecastDays, outcome: dashboard.forecast).lines(layout),
      asked.contains(.pollutants) ? pollutants(air, layout) : [], pollen, climate,
      FooterSection(air: air).lines(layout),
    ]
  }

  private func pollutants(_ air: AirQualityReport, _ layout: Layout) -> [StyledText] {
    let readings = air.airQuality.readings
    return dashboard.assessment.map {
      AssessmentSection(readings: readings, assessment: $0).lines(layout)
    } ?? PollutantsSection(readings: readings).lines(layout)
  }

  private func pollen(_ layout: Layout) -> [StyledText] {
    if dashboard.sections.isOutlook, let report = dashboard.pollen.value, report.days.count > 1 {
      return PollenOutlookSection(report: report).lines(layout)
    }
    return PollenSection(outcome: dashboard.pollen).lines(layout)
  }
}
