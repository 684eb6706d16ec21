import Dispatch
package import Foundation

/// A client that sends exactly the bytes it is given. It waits on a queue of its own, never in Swift's pool.
/// The connection lasts as long as the value.
package final class RawClient: Sendable {
  private let socket: Socket
  private let queue: DispatchQueue

  /// Connects to the port on 127.0.0.1. Reads give up after `patience` seconds.
  package init(port: UInt16, patience: Int = 3) throws {
    socket = try Socket.connected(to: port, patience: patience)
    queue = DispatchQueue(label: "raw client")
  }

  package func send(_ text: String) async {
    await onQueue { [socket] in
      var rest = Data(text.utf8)
      while !rest.isEmpty, case .done(let count) = socket.write(rest) { rest = Data(rest.dropFirst(count)) }
    }
  }

  /// A GET of the target on this connection, with the headers, and its answer.
  package func get(_ target: String, headers: [String] = []) async -> RawAnswer? {
    await send(
      (["GET \(target) HTTP/1.1", "Host: 127.0.0.1"] + headers).joined(separator: "\r\n") + "\r\n\r\n")
    return await answer()
  }

  /// The next complete answer, or nil when the connection ended or the patience was over before.
  package func answer() async -> RawAnswer? {
    await onQueue { [socket] in
      var bytes = Data()
      while true {
        if let answer = RawAnswer(bytes) { return answer }
        guard case .done(let data) = socket.read() else { return nil }
        bytes.append(data)
      }
    }
  }

  /// What comes until the other side closes, resets or is silent for too long, but no more than about `limit` bytes.
  package func rest(limit: Int = .max) async -> Data {
    await onQueue { [socket] in
      var bytes = Data()
      while bytes.count < limit, case .done(let data) = socket.read() { bytes.append(data) }
      return bytes
    }
  }

  /// How the connection ended after whatever still came; silence for longer than the patience is an ending too.
  package func ending() async -> Ending {
    await onQueue { [socket] in
      while true {
        switch socket.read() {
        case .done: continue
        case .later: return .silence
        case .gone: return .closed
        case .broken: return .reset
        }
      }
    }
  }

  package enum Ending: Sendable {
    case closed, reset, silence
  }

  deinit {
    socket.close()
  }

  private func onQueue<Value: Sendable>(_ work: @escaping @Sendable () -> Value) async -> Value {
    await withCheckedContinuation { continuation in
      queue.async { continuation.resume(returning: work()) }
    }
  }
}
