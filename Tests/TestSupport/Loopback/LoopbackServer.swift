import Dispatch
import Foundation

/// A small HTTP/1.1 server on 127.0.0.1 for the tests: keep-alive, any number of connections, and answers that may be
/// slow, broken or cut off. It writes down what it was asked.
///
/// All of its state belongs to one queue: the actor runs there, and the sockets report there.
package actor LoopbackServer {
  package typealias Handler = @Sendable (LoggedRequest) -> Reply

  package nonisolated let port: UInt16
  nonisolated let executor: QueueExecutor
  package nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }

  let handler: Handler
  private var listener: (any DispatchSourceRead)?
  private var stopped = false
  var connections: [Int: LoopbackConnection] = [:]

  /// Everything asked so far, in the order of arrival.
  package internal(set) var requests: [LoggedRequest] = []
  /// Connections accepted so far.
  package private(set) var connectionCount = 0
  var countForPath: [String: Int] = [:]
  /// The replies by method and target; nil when each request is answered anew.
  var remembered: [String: Reply]?
  var inFlight: [String: Int] = [:]
  var mostInFlightForPath: [String: Int] = [:]

  /// Listens at once, and until `stop()`, which also ends its life. The handler runs on the server's queue, one request
  /// at a time; with `remembering` it is asked once for each target, for measurements of someone else's time.
  package init(remembering: Bool = false, handler: @escaping Handler) throws {
    let (socket, port) = try Socket.listening()
    self.port = port
    self.handler = handler
    remembered = remembering ? [:] : nil
    executor = QueueExecutor(label: "loopback server \(port)")
    executor.queue.async { self.assumeIsolated { $0.listen(on: socket) } }
  }

  /// `http://127.0.0.1:<port>` and the path.
  package nonisolated func url(_ path: String) -> String {
    "http://127.0.0.1:\(port)\(path)"
  }

  /// The largest number of requests for `path` that waited for the end of their answers at the same time.
  package func mostInFlight(_ path: String) -> Int {
    mostInFlightForPath[path] ?? 0
  }

  /// Connections that are open now.
  package var openConnectionCount: Int { connections.count }

  /// Closes the port and every connection. The log stays.
  ///
  /// An answer that is not whole ends in a reset: clients that no test waits for any more are left in this process, and
  /// Foundation on Linux ends it when a connection closes in good order within the headers.
  package func stop() {
    guard !stopped else { return }
    stopped = true
    listener?.cancel()
    for connection in connections.values {
      if connection.answer != nil { connection.socket.resetOnClose() }
      close(connection)
    }
  }

  private func listen(on socket: Socket) {
    guard !stopped else { return socket.close() }
    let listener = DispatchSource.makeReadSource(fileDescriptor: socket.descriptor, queue: executor.queue)
    listener.setEventHandler { self.assumeIsolated { $0.accept(from: socket) } }
    listener.setCancelHandler { socket.close() }
    listener.activate()
    self.listener = listener
  }

  private func accept(from listening: Socket) {
    while !stopped, let socket = listening.accepted() {
      let number = connectionCount
      connectionCount += 1
      let reader = DispatchSource.makeReadSource(fileDescriptor: socket.descriptor, queue: executor.queue)
      reader.setEventHandler { self.assumeIsolated { $0.read(number) } }
      reader.setCancelHandler { socket.close() }
      connections[number] = LoopbackConnection(number: number, socket: socket, reader: reader)
      reader.activate()
    }
  }
}
