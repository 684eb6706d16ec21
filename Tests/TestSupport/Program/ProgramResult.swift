package import Foundation

/// What one run of a program left behind.
package struct ProgramResult: Sendable {
  package enum Ending: Sendable, Hashable {
    case exited(Int32)
    case signalled(Int32)
  }

  package let ending: Ending
  package let stdoutData: Data
  package let stderrData: Data
  /// From the start until the program had ended and both streams were read.
  package let seconds: Double
  /// Whether it had to be killed because it ran for too long.
  package let wasKilled: Bool

  package var stdout: String { String(decoding: stdoutData, as: UTF8.self) }
  package var stderr: String { String(decoding: stderrData, as: UTF8.self) }

  /// The exit status; nil after a signal.
  package var status: Int32? {
    if case .exited(let status) = ending { status } else { nil }
  }

  /// The signal that ended it; nil after an exit.
  package var signal: Int32? {
    if case .signalled(let signal) = ending { signal } else { nil }
  }
}
