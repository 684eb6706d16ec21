extension JSONValue {
  /// The document of settings, `"type": "settings"`: of each its value as in the file, and whether it is the default.
  ///
  /// - Parameter path: of the file; nil when there can be none.
  static func settings(_ entries: [SettingEntry], path: String?) -> JSONValue {
    let values = entries.map { entry in
      (
        entry.key.rawValue,
        JSONValue.object(["value": entry.value, "is_default": .bool(entry.isDefault)])
      )
    }
    return .object([
      "schema_version": schemaVersion,
      "type": .string("settings"),
      "path": JSONValue(path),
      "settings": .object(Dictionary(uniqueKeysWithValues: values)),
    ])
  }
}
