import Dispatch
import Foundation

/// One accepted connection. Lives inside the server's isolation and never leaves it.
final class LoopbackConnection {
  /// The request that is being answered.
  struct Answer {
    let request: Int
    let path: String
    let keepsConnection: Bool
    var steps: ArraySlice<ReplyStep>
    var unsent = Data()
  }

  let number: Int
  let socket: Socket
  let reader: any DispatchSourceRead
  var input = Data()
  var answer: Answer?

  init(number: Int, socket: Socket, reader: any DispatchSourceRead) {
    self.number = number
    self.socket = socket
    self.reader = reader
  }
}
