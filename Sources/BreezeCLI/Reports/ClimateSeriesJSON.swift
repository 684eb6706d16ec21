import BreezeCore
import Foundation

extension JSONValue {
  /// The document of the long view, `"type": "climate"`. Temperatures are in °C whatever the text shows.
  static func series(_ series: ClimateSeries, of place: Place, now: Date) -> JSONValue {
    let trend = series.trend
    return .object([
      "schema_version": schemaVersion,
      "type": .string("climate"),
      "generated_at": .string(LocalTime(now, offset: 0).utc),
      "location": .location(place, timeZone: place.city?.timeZone),
      "metric": .string(ClimateTrend.metric),
      "unit": .string("°C"),
      "day": .string(series.day.text),
      "window_days": .int(ClimateSeries.windowDays),
      "points": .array(series.points.map(point)),
      "trend_per_decade": JSONValue(trend.map { $0.slope * 10 }, decimals: 3),
      "trend_uncertainty": JSONValue(trend.map { $0.margin95 * 10 }, decimals: 3),
      "trend_years": JSONValue(trend?.count),
      "source": .string(Credits.climate),
    ])
  }

  private static func point(_ point: ClimateYear) -> JSONValue {
    .object([
      "year": .int(point.year),
      "temperature": JSONValue(point.temperature, decimals: 2),
      "provisional": .bool(point.provisional),
      "days": .int(point.days),
    ])
  }
}
