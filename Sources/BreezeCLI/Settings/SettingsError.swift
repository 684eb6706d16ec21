/// What is wrong with the settings file.
enum SettingsError: Error, Sendable, Equatable {
  /// No folder for it is known: neither a home nor `XDG_CONFIG_HOME`.
  case noFolder
  case unreadable(path: String)
  /// No JSON object.
  case damaged(path: String)
  case wrongValues(path: String, [SettingFault])
  /// With the system's own words.
  case unwritable(path: String, reason: String)
}
