package import Foundation

/// The replies by name, for the tests to choose from.
extension Reply {
  /// An answer with a body of JSON, which is what all four services send, for errors too.
  package static func json(
    _ body: String, status: Int = 200, headers: [Header] = [], chunked: Bool = false
  ) -> Reply {
    let type: Header = ("Content-Type", "application/json; charset=utf-8")
    return response(status: status, headers: [type] + headers, body: body, chunked: chunked)
  }

  /// A page, as gateways and sign-in portals send it.
  package static func html(_ body: String, status: Int = 200) -> Reply {
    response(status: status, headers: [("Content-Type", "text/html; charset=utf-8")], body: body)
  }

  package static func response(
    status: Int, headers: [Header] = [], body: String = "", chunked: Bool = false
  ) -> Reply {
    Reply(.response(status: status, headers: headers, body: Data(body.utf8), chunked: chunked))
  }

  package static func redirect(to location: String, status: Int = 302) -> Reply {
    response(status: status, headers: [("Location", location)])
  }

  /// Takes the request and never answers.
  package static var silent: Reply { Reply(.steps([.hang])) }

  /// Takes the request and closes without a byte.
  package static var closed: Reply { Reply(.steps([.close])) }

  /// Takes the request and resets the connection.
  package static var reset: Reply { Reply(.steps([.reset])) }

  /// A whole answer of JSON, one byte every `milliseconds`; with `head` the headers drip too.
  package static func drip(
    _ body: String, everyMilliseconds pause: Int, status: Int = 200, head: Bool = false
  ) -> Reply {
    let headers: [Header] = [("Content-Type", "application/json; charset=utf-8")]
    return Reply(.drip(status: status, headers: headers, body: Data(body.utf8), pause: pause, head: head))
  }

  /// Announces `length` bytes, sends those of `body`, and closes.
  package static func cutOff(announcing length: Int, body: String, status: Int = 200) -> Reply {
    let headers: [Header] = [("Content-Type", "application/json; charset=utf-8")]
    let head = Reply.head(status, headers, length: length, closing: false)
    return Reply(.steps([.send(head + Data(body.utf8)), .close]))
  }

  /// Good headers, a first `piece`, and then the same piece without end, as fast as the client reads or with a pause.
  package static func endless(_ piece: String = String(repeating: " ", count: 16_384), pause: Int = 0)
    -> Reply
  {
    let headers: [Header] = [("Content-Type", "application/json; charset=utf-8")]
    let head = Reply.head(200, headers, length: nil, closing: false)
    let data = Data(piece.utf8)
    let chunk = Data("\(String(data.count, radix: 16))\r\n".utf8) + data + Data("\r\n".utf8)
    return Reply(.steps([.send(head), .sendForever(chunk, pause: pause)]))
  }

  /// Exactly these bytes, whatever they are, and the end of the connection.
  package static func raw(_ bytes: String) -> Reply {
    Reply(.steps([.send(Data(bytes.utf8)), .close]))
  }

  package static func raw(_ bytes: Data) -> Reply {
    Reply(.steps([.send(bytes), .close]))
  }

  /// Any sequence of steps; it has to end with `.close`, `.reset`, `.hang` or `.sendForever`.
  package static func steps(_ steps: [ReplyStep]) -> Reply {
    Reply(.steps(steps))
  }
}
