import Dispatch
import Foundation

extension LoopbackServer {
  /// Takes what has come on a connection. The end of the client's side is the end of the connection: no client of ours
  /// stops sending and still waits.
  func read(_ number: Int) {
    guard let connection = connections[number] else { return }
    while true {
      switch connection.socket.read() {
      case .done(let data):
        connection.input.append(data)
      case .later:
        return startNextAnswer(connection)
      case .gone, .broken:
        return close(connection)
      }
    }
  }

  private func startNextAnswer(_ connection: LoopbackConnection) {
    guard connection.answer == nil else { return }
    switch RequestHead.read(connection.input) {
    case .incomplete:
      break
    case .malformed:
      connection.input = Data()
      let reply = Reply.response(status: 400, body: "Bad request")
      connection.answer = .init(
        request: -1, path: "", keepsConnection: false, steps: reply.steps(closing: true)[...])
      advance(connection)
    case .complete(let head):
      let request = note(head, on: connection)
      let reply = reply(to: request)
      let keeps = reply.keepsConnection && !head.asksToClose
      connection.answer = .init(
        request: request.index, path: request.path, keepsConnection: keeps,
        steps: reply.steps(closing: !keeps)[...])
      advance(connection)
    }
  }

  private func reply(to request: LoggedRequest) -> Reply {
    let target = "\(request.method) \(request.path)?\(request.rawQuery)"
    if let known = remembered?[target] { return known }
    let reply = handler(request)
    remembered?[target] = reply
    return reply
  }

  private func note(_ head: RequestHead, on connection: LoopbackConnection) -> LoggedRequest {
    let body = connection.input.dropFirst(head.length).prefix(head.bodyLength)
    let request = LoggedRequest(
      index: requests.count, earlierForPath: countForPath[head.path] ?? 0,
      connection: connection.number, method: head.method, path: head.path, rawQuery: head.rawQuery,
      query: head.query, headers: head.headers, body: Data(body), arrival: .now)
    connection.input = Data(connection.input.dropFirst(head.length + head.bodyLength))
    requests.append(request)
    countForPath[head.path, default: 0] += 1
    inFlight[head.path, default: 0] += 1
    mostInFlightForPath[head.path] = max(mostInFlight(head.path), inFlight[head.path] ?? 0)
    return request
  }

  /// Does the steps of the answer until one has to wait or none is left.
  func advance(_ connection: LoopbackConnection) {
    while var answer = connection.answer {
      if !answer.unsent.isEmpty {
        switch connection.socket.write(answer.unsent) {
        case .done(let count):
          answer.unsent = Data(answer.unsent.dropFirst(count))
          connection.answer = answer
        case .later:
          return advance(connection, afterMilliseconds: 1)
        case .gone, .broken:
          return close(connection)
        }
        continue
      }
      guard let step = answer.steps.popFirst() else {
        finish(connection)
        return startNextAnswer(connection)
      }
      guard perform(step, answer, on: connection) else { return }
    }
  }

  /// Whether the next step may follow at once.
  private func perform(
    _ step: ReplyStep, _ answer: LoopbackConnection.Answer, on connection: LoopbackConnection
  ) -> Bool {
    connection.answer?.steps = answer.steps
    switch step {
    case .send(let data):
      connection.answer?.unsent = data
      return true
    case .sendForever(let data, let pause):
      connection.answer?.unsent = data
      connection.answer?.steps = [.wait(milliseconds: pause), step]
      return true
    case .wait(let milliseconds):
      advance(connection, afterMilliseconds: milliseconds)
    case .hang:
      break
    case .close:
      finish(connection)
      close(connection)
    case .reset:
      connection.socket.resetOnClose()
      close(connection)
    }
    return false
  }

  private func advance(_ connection: LoopbackConnection, afterMilliseconds milliseconds: Int) {
    let (number, request) = (connection.number, connection.answer?.request)
    executor.queue.asyncAfter(deadline: .now() + .milliseconds(milliseconds)) {
      self.assumeIsolated { server in
        guard let connection = server.connections[number], connection.answer?.request == request else {
          return
        }
        server.advance(connection)
      }
    }
  }

  private func finish(_ connection: LoopbackConnection) {
    if let answer = connection.answer, requests.indices.contains(answer.request) {
      requests[answer.request].finish = .now
    }
    release(connection)
  }

  /// Ends the count of the request in flight, whether it was answered or not.
  private func release(_ connection: LoopbackConnection) {
    guard let answer = connection.answer else { return }
    inFlight[answer.path, default: 0] -= 1
    connection.answer = nil
  }

  func close(_ connection: LoopbackConnection) {
    release(connection)
    connections[connection.number] = nil
    connection.reader.cancel()
  }
}
