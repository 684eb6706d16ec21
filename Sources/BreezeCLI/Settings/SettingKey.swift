import BreezeCore

/// A key of the settings file. The raw values are promised to users.
enum SettingKey: String, Sendable, CaseIterable {
  case appearance
  case useFahrenheit = "use_fahrenheit"
  case home, standard, timeout, language

  /// What a value has to be, in words that follow "takes".
  var expected: String {
    switch self {
    case .appearance: Options.appearance.spec.value?.expected ?? ""
    case .useFahrenheit: "true or false"
    case .home: "a place with latitude and longitude"
    case .standard: "one of \(Self.standards.joined(separator: ", "))"
    case .timeout: Options.timeout.spec.value?.expected ?? ""
    case .language: Options.language.spec.value?.expected ?? ""
    }
  }

  /// The app's own limits, and the published standards.
  static let standards = ["breeze"] + AirStandard.allCases.map(\.code)

  /// The JSON of a value as it is typed; nil when it cannot be one. A home place is looked up, not typed.
  func json(typed text: String) -> JSONValue? {
    switch self {
    case .appearance, .standard, .language: .string(text)
    case .useFahrenheit: ["true": .bool(true), "false": .bool(false)][text]
    case .timeout: PlainDecimal.parse(text).map { Int(exactly: $0).map(JSONValue.int) ?? .number($0) }
    case .home: nil
    }
  }
}
