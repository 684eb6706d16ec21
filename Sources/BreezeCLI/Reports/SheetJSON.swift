import BreezeCore

extension JSONValue {
  /// The document of one pollutant's sheet, `"type": "pollutant"`.
  static func pollutantSheet(_ detail: PollutantDetail, _ dashboard: Dashboard) -> JSONValue {
    let ranges = detail.standard.bands(for: detail.type).map { band in
      JSONValue.object(self.band(band).merging(["active": .bool(detail.isActive(band))]) { old, _ in old })
    }
    let own = pollutant(detail.reading, rating: detail.rating)
    return .object([
      "schema_version": schemaVersion,
      "type": .string("pollutant"),
      "generated_at": .string(LocalTime(dashboard.now, offset: 0).utc),
      "location": .location(dashboard.place, timeZone: dashboard.timeZone),
      "time": .string(detail.air.time.iso8601),
      "source": .string(Credits.airQuality),
      "pollutant": .object(own.merging(["description": .string(detail.type.description)]) { old, _ in old }),
      "us_aqi": .object([
        "value": JSONValue(detail.air.airQuality.usAQI),
        "sub_index": JSONValue(detail.air.subIndices[detail.type]),
        "averaging_hours": .int(detail.type.indexHours),
        "is_main": .bool(detail.isMain),
      ]),
      "standard": standard(detail.standard),
      "ranges": .array(ranges),
      "day": day(detail),
    ])
  }

  /// null except for PM2.5.
  private static func day(_ detail: PollutantDetail) -> JSONValue {
    guard let day = detail.day else { return .null }
    return .object([
      "mean": JSONValue(day.concentration, decimals: 1),
      "unit": .string(detail.type.unit),
      "cigarettes": JSONValue(detail.cigarettes?.perDay, decimals: 1),
      "guideline_share": JSONValue(day.ratio, decimals: 3),
      "reason": JSONValue(day.reason?.wording),
    ])
  }

  /// The document of one kind of pollen, `"type": "pollen_item"`.
  static func pollenSheet(_ detail: PollenDetail, _ dashboard: Dashboard) -> JSONValue {
    .object([
      "schema_version": schemaVersion,
      "type": .string("pollen_item"),
      "generated_at": .string(LocalTime(dashboard.now, offset: 0).utc),
      "location": .location(dashboard.place, timeZone: dashboard.timeZone),
      "id": .string(detail.id),
      "source": JSONValue(detail.source?.rawValue),
      "item": detail.item.map(pollenItem) ?? .null,
      "reason": JSONValue(detail.reason),
    ])
  }

  /// The document of the limits, `"type": "pollutants"`.
  static func limits(of types: [PollutantType], under standard: StandardChoice) -> JSONValue {
    .object([
      "schema_version": schemaVersion,
      "type": .string("pollutants"),
      "standard": .standard(standard),
      "pollutants": .array(
        types.map { type in
          .object([
            "type": .string(type.code),
            "name": .string(type.rawValue),
            "full_name": .string(type.fullName),
            "description": .string(type.description),
            "ranges": .array(standard.bands(for: type).map { .object(band($0)) }),
          ])
        }),
    ])
  }
}
