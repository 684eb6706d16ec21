package import BreezeCore
package import Foundation

/// Everything outside the program that a command may use, in one value, so that tests can put another in its place.
package struct Surroundings: Sendable {
  package let variables: [String: String]
  package let clock: @Sendable () -> Date
  /// Called only by what uses the network, since making a session costs time.
  package let network: @Sendable () -> HTTPTransport
  /// Of standard output, in columns; nil when it is no terminal.
  package let terminalWidth: Int?

  package init(
    variables: [String: String], clock: @escaping @Sendable () -> Date,
    network: @escaping @Sendable () -> HTTPTransport, terminalWidth: Int?
  ) {
    self.variables = variables
    self.clock = clock
    self.network = network
    self.terminalWidth = terminalWidth
  }

  /// The real ones.
  package static func live() -> Surroundings {
    Surroundings(
      variables: ProcessInfo.processInfo.environment, clock: { Date() },
      network: { .urlSession(userAgent: "breeze/\(Version.current)") },
      terminalWidth: Platform.terminalWidth(of: 1))
  }

  var profile: TerminalProfile {
    TerminalProfile(variables: variables, terminalWidth: terminalWidth)
  }

  /// nil for a variable that is not set or empty.
  func variable(_ name: String) -> String? {
    variables[name].flatMap { $0.isEmpty ? nil : $0 }
  }
}
