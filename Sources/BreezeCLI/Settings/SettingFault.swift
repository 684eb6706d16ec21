/// A value of the settings file that its key does not take.
struct SettingFault: Error, Sendable, Equatable {
  /// With the keys above it: `home.latitude`.
  let key: String
  /// In words that follow "takes".
  let expected: String
}
