import BreezeCore

/// What someone has set for every run. nil is not set.
struct Settings: Sendable, Equatable {
  var appearance: AppearanceMode?
  var useFahrenheit: Bool?
  var home: HomePlace?
  /// The code of a standard.
  var standard: String?
  /// In seconds.
  var timeout: Double?
  var language: String?

  init() {}
}
