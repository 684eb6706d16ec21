import Foundation

/// An error of the operating system.
package struct SystemError: Error, Sendable, Hashable {
  /// `errno`.
  package let code: Int32

  /// The system's own words, in lower case as they follow a colon.
  package var text: String { String(cString: strerror(code)).lowercased() }
}
