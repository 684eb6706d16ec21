import BreezeCore
import Foundation

extension DashboardRenderer {
  /// Draws a made-up dashboard once and throws it away. The first drawing takes the runtime some milliseconds, which
  /// pass unseen while the network is waited for.
  ///
  /// - Returns: how many lines it was.
  @discardableResult
  static func rehearse() -> Int {
    guard let coordinate = Coordinate(latitude: 0, longitude: 0) else { return 0 }
    let time = LocalTime(Date(timeIntervalSince1970: 0), offset: 0)
    let forecast = Forecast(hours: [Forecast.Hour(time: time, usAQI: 1)])
    let pollen = PollenReport(
      source: .openMeteo, items: [PollenItem(id: "-", name: "-", value: 1)],
      days: [])
    let air = AirQualityReport(
      airQuality: AirQuality(usAQI: 1, pm25: 1), time: time, timeZone: nil, subIndices: [.pm25: 1],
      forecast: forecast, pollen: pollen)
    let climate = ClimateTrend(
      points: [1980, 2020].map { ClimateDataPoint(year: $0, temperature: Double($0)) }, day: time.day)
    let dashboard = Dashboard(
      place: .point(coordinate, name: nil), now: time.instant, air: air, forecast: .loaded(forecast),
      pollen: .loaded(pollen), climate: .loaded(climate))
    let profile = TerminalProfile(width: 80)
    let lines = DashboardRenderer(dashboard: dashboard, temperature: .fahrenheit).lines(profile)
    return TextEncoder(profile).encode(lines).count { $0 == "\n" }
  }
}
