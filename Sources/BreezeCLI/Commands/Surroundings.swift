package import BreezeCore
package import Foundation

/// Everything outside the program that a command may use, in one value, so that tests can put another in its place.
package struct Surroundings: Sendable {
  package let variables: [String: String]
  package let clock: @Sendable () -> Date
  /// Called only by what uses the network, since making a session costs time.
  package let network: @Sendable () -> HTTPTransport
  package let console: Console
  package let lifecycle: Lifecycle

  package init(
    variables: [String: String], clock: @escaping @Sendable () -> Date,
    network: @escaping @Sendable () -> HTTPTransport, console: Console = Console(),
    lifecycle: Lifecycle = Lifecycle()
  ) {
    self.variables = variables
    self.clock = clock
    self.network = network
    self.console = console
    self.lifecycle = lifecycle
  }

  /// The real ones.
  package static func live(_ console: Console) -> Surroundings {
    Surroundings(
      variables: ProcessInfo.processInfo.environment, clock: { Date() },
      network: { .deferred { .urlSession(userAgent: "breeze/\(Version.current)") } }, console: console,
      lifecycle: .live())
  }

  /// The same with one network for all that is asked from now on.
  func keepingNetwork() -> Surroundings {
    let network = network()
    return Surroundings(
      variables: variables, clock: clock, network: { network }, console: console, lifecycle: lifecycle)
  }

  /// What the output can show when nothing is asked for.
  var profile: TerminalProfile {
    TerminalProfile(variables: variables, terminalWidth: console.facts.outputWidth)
  }

  /// nil for a variable that is not set or empty.
  func variable(_ name: String) -> String? {
    variables[name].flatMap { $0.isEmpty ? nil : $0 }
  }
}
