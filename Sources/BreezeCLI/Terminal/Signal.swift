/// What a process is told from outside.
package enum Signal: Sendable, Hashable, CaseIterable {
  /// Ctrl-C.
  case interrupt
  case terminate
  /// The terminal is gone.
  case hangUp
  /// Ctrl-Z: make room for the shell.
  case stop
  /// Go on after a stop.
  case resume
  /// The window has another size.
  case resize

  /// Those that ask for an end.
  package static let endings: [Signal] = [.interrupt, .terminate, .hangUp]
}
