import BreezeCore

extension JSONValue {
  /// The number that every document carries; it rises when a key changes its meaning.
  static let schemaVersion = JSONValue.int(1)

  /// The document of a dashboard, `"type": "dashboard"`.
  static func dashboard(_ dashboard: Dashboard) -> JSONValue {
    .object([
      "schema_version": schemaVersion,
      "type": .string("dashboard"),
      "generated_at": .string(LocalTime(dashboard.now, offset: 0).utc),
      "location": .location(dashboard.place, timeZone: dashboard.timeZone),
      "air_quality": dashboard.air.map(airQuality) ?? .null,
      "pollutants": dashboard.air.map { pollutants($0.airQuality.readings, dashboard.assessment) } ?? .null,
      "standard": dashboard.assessment.map(standard) ?? .null,
      "forecast": dashboard.forecast.value.map { forecast($0, days: dashboard.forecastDays) } ?? .null,
      "pollen": dashboard.pollen.value.map(pollen) ?? .null,
      "climate": dashboard.climate.value.map(climate) ?? .null,
      "notes": .array(SectionNote.all(of: dashboard).map(note)),
      "cache": .object([
        "stale": .bool(dashboard.cache.isStale),
        "age_seconds": JSONValue(Int(exactly: dashboard.cache.airQualityAge.rounded())),
      ]),
    ])
  }

  private static func note(_ note: SectionNote) -> JSONValue {
    .object([
      "section": .string(note.section.rawValue),
      "code": .string(note.code),
      "message": .string(note.message),
    ])
  }
}
