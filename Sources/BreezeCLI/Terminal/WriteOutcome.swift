/// What became of a text that was to be written.
package enum WriteOutcome: Sendable, Hashable {
  case written
  /// Nobody reads the other end any more.
  case closed
  /// The output takes no more, for the reason that the system gives: a full disk.
  case failed(String)
}
