import Foundation

/// A system call that failed while a socket was set up, with the number the system gave.
package struct SocketFailure: Error, CustomStringConvertible {
  let call: String
  let code: Int32

  init(_ call: String) {
    self.call = call
    code = errno
  }

  package var description: String { "\(call): \(String(cString: strerror(code)))" }
}
