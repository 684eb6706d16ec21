package import Foundation

/// The values that the stub answers with, for tests that want to know them. All are pure functions.
extension ServiceStub {
  /// The whole hours from 1970-01-01T00:00Z to the instant: the `hour` of the functions here.
  package static func hour(of instant: Date) -> Int {
    Int(instant.timeIntervalSince1970.rounded(.down)).floorDivided(by: 3600)
  }

  /// A variable of the air quality service in the unit and with the decimals of the answer. nil where the service
  /// answers null because of the place, or does not know the name; the end of the forecast is not considered.
  package static func airQuality(
    _ variable: String, latitude: Double, longitude: Double, hour: Int
  ) -> Double? {
    guard let known = StubVariable.named(variable), !known.absent else { return nil }
    guard !known.europeOnly || isInEurope(latitude: latitude, longitude: longitude) else { return nil }
    return StubSeries(known, latitude: latitude, longitude: longitude).value(hour: hour)
  }

  /// The largest of its six sub-indices.
  package static func usAQI(latitude: Double, longitude: Double, hour: Int) -> Int {
    Int(airQuality("us_aqi", latitude: latitude, longitude: longitude, hour: hour) ?? 0)
  }

  /// Whether the European model, which alone has pollen, reaches there.
  package static func isInEurope(latitude: Double, longitude: Double) -> Bool {
    (30.05...71.95).contains(latitude) && (-24.95...44.95).contains(longitude)
  }

  /// The day's highest temperature in °C to a tenth; `day` is `YYYY-MM-DD`. nil for a text that is no date.
  package static func temperatureMax(latitude: Double, longitude: Double, day: String) -> Double? {
    StubDay(day).map { temperature("temperature_2m_max", latitude: latitude, longitude: longitude, day: $0) }
  }

  /// Warm at the equator, cold in the winter of the hemisphere, 0.03 °C more each year, and up to 2 °C of weather.
  static func temperature(_ variable: String, latitude: Double, longitude: Double, day: StubDay) -> Double {
    let (year, month, _) = day.parts
    let fromJuly = Double(abs(month - 7)) / 6
    let summer = latitude >= 0 ? 1 - fromJuly : fromJuly
    let place = "\(StubSeries.tenths(latitude))/\(StubSeries.tenths(longitude))"
    let weather = 4 * StubSeries.fraction(StubSeries.hash("\(place)/\(day.number)")) - 2
    let lower = variable.hasSuffix("_min") ? 8.0 : variable.hasSuffix("_mean") ? 4 : 0
    let season = (summer - 0.5) * abs(latitude) * 0.5
    let value = 32 - abs(latitude) * 0.4 + season + Double(year - 1980) * 0.03 + weather - lower
    return (value * 10).rounded() / 10
  }

  /// The Google index, 0 to 5, of a pollen type or plant on the day that is `day` days after 1970-01-01. nil when the
  /// service has no index; the last of five days asked never has one.
  package static func pollenIndex(_ code: String, latitude: Double, longitude: Double, day: Int) -> Int? {
    let place = "\(StubSeries.tenths(latitude))/\(StubSeries.tenths(longitude))"
    let share = StubSeries.fraction(StubSeries.hash("\(code)/\(place)/\(day)"))
    let value = Int(share * 7)
    return value < 6 ? value : nil
  }

  /// Whether the pollen service covers the place: not India and around, and not the polar regions.
  package static func hasPollen(latitude: Double, longitude: Double) -> Bool {
    (-60...70).contains(latitude) && !((6...36).contains(latitude) && (68...97.5).contains(longitude))
  }
}
