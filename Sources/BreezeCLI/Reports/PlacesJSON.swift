import BreezeCore

extension JSONValue {
  /// The document of a search, `"type": "places"`.
  static func places(_ cities: [City]) -> JSONValue {
    .object([
      "schema_version": schemaVersion,
      "type": .string("places"),
      "places": .array(cities.map { .location(.city($0), timeZone: $0.timeZone) }),
    ])
  }
}
