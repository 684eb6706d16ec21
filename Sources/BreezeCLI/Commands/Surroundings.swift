package import BreezeCore
package import Foundation

/// Everything outside the program that a command may use, in one value, so that tests can put another in its place.
package struct Surroundings: Sendable {
  package let variables: [String: String]
  package let clock: @Sendable () -> Date
  /// Called only by what uses the network, since making a session costs time.
  package let network: @Sendable () -> HTTPTransport
  package let console: Console
  /// Waits so many seconds.
  package let pause: @Sendable (Double) async -> Void

  package init(
    variables: [String: String], clock: @escaping @Sendable () -> Date,
    network: @escaping @Sendable () -> HTTPTransport, console: Console = Console(),
    pause: @escaping @Sendable (Double) async -> Void = { try? await Task.sleep(for: .seconds($0)) }
  ) {
    self.variables = variables
    self.clock = clock
    self.network = network
    self.console = console
    self.pause = pause
  }

  /// The real ones.
  package static func live(_ console: Console) -> Surroundings {
    Surroundings(
      variables: ProcessInfo.processInfo.environment, clock: { Date() },
      network: { .urlSession(userAgent: "breeze/\(Version.current)") }, console: console)
  }

  /// nil for a variable that is not set or empty.
  func variable(_ name: String) -> String? {
    variables[name].flatMap { $0.isEmpty ? nil : $0 }
  }
}
