import BreezeCore
import Foundation

extension ErrorWording {
  /// What a run knows besides the error and can tell its user.
  struct Hints: Sendable, Hashable {
    /// To say when a limit ends; nil says it without a time of day.
    var now: Date?
    /// The variable that names a proxy; nil without one.
    var proxy: String?
    /// Whether to say where in an answer the fault is.
    var showsPaths = false
  }
}

extension ErrorWording.Hints {
  init(_ invocation: Invocation) {
    self.init(invocation.surroundings, isVerbose: invocation.has(Options.verbose))
  }

  /// The machine's clock, even where a report is made for another time: the services go by it.
  init(_ surroundings: Surroundings, isVerbose: Bool) {
    self.init(
      now: surroundings.clock(), proxy: ProxyVariables(surroundings.variables).first, showsPaths: isVerbose)
  }
}
