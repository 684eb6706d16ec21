import BreezeCore

extension JSONValue {
  /// The document of the cache: `"type": "cache"`, or `"cache_cleared"` for what was deleted.
  static func cache(_ summary: CacheSummary, path: String, cleared: Bool) -> JSONValue {
    .object([
      "schema_version": schemaVersion,
      "type": .string(cleared ? "cache_cleared" : "cache"),
      "path": .string(path),
      "answers": .int(summary.entries),
      "bytes": .int(summary.bytes),
    ])
  }
}
