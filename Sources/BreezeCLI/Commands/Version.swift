/// The version of the program, by semantic versioning; what the contract with scripts is counted by.
enum Version {
  static let current = "0.1.0"
}
