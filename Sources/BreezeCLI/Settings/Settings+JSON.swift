extension Settings {
  /// Takes over a value of the settings file. null counts as not set.
  mutating func set(_ key: SettingKey, to value: JSONValue) throws(SettingFault) {
    if value == .null { return }
    let fault = SettingFault(key: key.rawValue, expected: key.expected)
    func checked<Value>(_ value: Value?) throws(SettingFault) -> Value {
      guard let value else { throw fault }
      return value
    }
    // What an option takes for one run is what a setting takes for every run.
    switch key {
    case .appearance: appearance = try checked(value.string.flatMap(Options.appearance.parse))
    case .useFahrenheit: useFahrenheit = try checked(value.bool)
    case .home: home = try HomePlace(json: value)
    case .standard:
      standard = try checked(value.string.flatMap { SettingKey.standards.contains($0) ? $0 : nil })
    case .timeout: timeout = try checked(value.double.flatMap { Options.timeout.parse("\($0)") })
    case .language: language = try checked(value.string.flatMap(Options.language.parse))
    }
  }
}

extension SettingKey {
  func takes(_ value: JSONValue) -> Bool {
    var settings = Settings()
    do throws(SettingFault) {
      try settings.set(self, to: value)
      return true
    } catch {
      return false
    }
  }
}
