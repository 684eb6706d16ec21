import BreezeCore

/// One setting with the value that counts: the one that is set, or the default.
struct SettingEntry: Sendable, Hashable {
  let key: SettingKey
  /// As it stands in the file; null when there is neither a value nor a default.
  let value: JSONValue
  /// For people, in the form in which `breeze config set` takes it where it is typed; nil without a value.
  let text: String?
  let isDefault: Bool

  init(_ key: SettingKey, in settings: Settings) {
    let set = Self.value(of: key, in: settings)
    let value = set ?? Self.standIn(for: key)
    self.key = key
    self.value = value
    isDefault = set == nil
    text =
      switch value {
      case .string(let text): text
      case .bool(let bool): "\(bool)"
      case .number(let number): Int(exactly: number).map(String.init) ?? "\(number)"
      default: key == .home ? settings.home?.text : nil
      }
  }

  private static func value(of key: SettingKey, in settings: Settings) -> JSONValue? {
    switch key {
    case .appearance: settings.appearance.map { .string($0.displayName.lowercased()) }
    case .useFahrenheit: settings.useFahrenheit.map(JSONValue.bool)
    case .home: settings.home?.json
    case .standard: settings.standard.map(JSONValue.string)
    case .timeout: settings.timeout.map(JSONValue.number)
    case .language: settings.language.map(JSONValue.string)
    }
  }

  /// What counts when nothing is set.
  private static func standIn(for key: SettingKey) -> JSONValue {
    switch key {
    case .appearance: .string("system")
    case .useFahrenheit: .bool(true)
    case .home: .null
    case .standard: .string("breeze")
    case .timeout: .number(Lookup.defaultTimeout)
    case .language: .string("en")
    }
  }
}

extension HomePlace {
  /// `London, England, United Kingdom (51.51°N 0.13°W)`
  fileprivate var text: String {
    let name = place.displayName
    return name == coordinate.text ? name : "\(name) (\(coordinate.text))"
  }
}
