import BreezeCore

extension JSONValue {
  /// The object `climate`. Temperatures are in °C whatever the text shows.
  static func climate(_ trend: ClimateTrend) -> JSONValue {
    .object([
      "metric": .string(ClimateTrend.metric),
      "unit": .string("°C"),
      "baseline_year": JSONValue(trend.baseline?.year),
      "change": JSONValue(trend.change, decimals: 1),
      "points": .array(
        trend.points.map { point in
          .object([
            "year": .int(point.year),
            "temperature": JSONValue(point.temperature),
            "provisional": .bool(point.provisional),
          ])
        }),
    ])
  }
}
