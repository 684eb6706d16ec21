import BreezeCore

extension JSONValue {
  /// The document of a ranking, `"type": "ranking"`, best first.
  static func ranking(_ entries: [Ranking.Entry]) -> JSONValue {
    .object([
      "schema_version": schemaVersion,
      "type": .string("ranking"),
      "places": .array(
        entries.map { entry in
          .object([
            "location": .location(entry.place, timeZone: entry.timeZone),
            "us_aqi": JSONValue(entry.usAQI),
            "status": entry.status.map(status) ?? .null,
          ])
        }),
    ])
  }
}
