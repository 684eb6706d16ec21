/// The version of the program, by semantic versioning; what the contract with scripts is counted by.
enum Version {
  static let current = "0.1.0"
  /// The day of this version, for the manual, which has to be the same from every build.
  static let date = "2026-12-01"
}
