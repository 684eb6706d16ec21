public import Foundation

/// How long an answer is of use.
public struct CacheLimits: Sendable, Equatable {
  /// In seconds. A younger answer is used without asking the service.
  public let fresh: TimeInterval
  /// In seconds. An answer of at most this age is used when the service fails; nil for any age.
  public let usable: TimeInterval?

  public init(fresh: TimeInterval, usable: TimeInterval?) {
    self.fresh = fresh
    self.usable = usable
  }

  /// - Parameter age: in seconds.
  public func isFresh(age: TimeInterval) -> Bool { age < fresh }

  /// What is fresh is usable, too.
  ///
  /// - Parameter age: in seconds.
  public func isUsable(age: TimeInterval) -> Bool {
    isFresh(age: age) || usable.map { age <= $0 } ?? true
  }
}
