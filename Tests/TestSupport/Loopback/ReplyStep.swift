package import Foundation

/// One thing the server does on a connection while it answers. A reply is a list of these.
package enum ReplyStep: Sendable {
  case wait(milliseconds: Int)
  case send(Data)
  /// Sends the data over and over, with a pause between, until the client leaves.
  case sendForever(Data, pause: Int)
  /// Does nothing more until the client leaves or the server stops.
  case hang
  case close
  case reset
}
