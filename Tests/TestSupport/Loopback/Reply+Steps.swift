import Foundation

extension Reply {
  /// Whether the connection can carry another request after this reply.
  var keepsConnection: Bool {
    switch kind {
    case .response, .drip: true
    case .steps: false
    }
  }

  /// The reply as things to do, `closing` when the connection ends after it.
  func steps(closing: Bool) -> [ReplyStep] {
    var steps: [ReplyStep] = delay > 0 ? [.wait(milliseconds: delay)] : []
    switch kind {
    case .response(let status, let headers, let body, let chunked):
      let head = Self.head(status, headers, length: chunked ? nil : body.count, closing: closing)
      steps.append(.send(head + (chunked ? Self.chunk(body) : body)))
    case .drip(let status, let headers, let body, let pause, let dripsHead):
      let head = Self.head(status, headers, length: body.count, closing: closing)
      if !dripsHead { steps.append(.send(head)) }
      for byte in dripsHead ? head + body : body {
        steps += [.send(Data([byte])), .wait(milliseconds: pause)]
      }
    case .steps(let own):
      steps += own
    }
    if closing { steps.append(.close) }
    return steps
  }

  /// The status line and the headers. Without a `length` the body is said to come in chunks.
  static func head(_ status: Int, _ headers: [Header], length: Int?, closing: Bool) -> Data {
    var lines = ["HTTP/1.1 \(status) \(phrase(status))"]
    lines += headers.map { "\($0.name): \($0.value)" }
    if status != 204, status != 304 {
      lines.append(length.map { "Content-Length: \($0)" } ?? "Transfer-Encoding: chunked")
    }
    if closing { lines.append("Connection: close") }
    return Data((lines.joined(separator: "\r\n") + "\r\n\r\n").utf8)
  }

  private static func chunk(_ body: Data) -> Data {
    guard !body.isEmpty else { return Data("0\r\n\r\n".utf8) }
    return Data("\(String(body.count, radix: 16))\r\n".utf8) + body + Data("\r\n0\r\n\r\n".utf8)
  }

  private static func phrase(_ status: Int) -> String {
    let phrases = [
      200: "OK", 204: "No Content", 301: "Moved Permanently", 302: "Found", 307: "Temporary Redirect",
      400: "Bad Request", 401: "Unauthorized", 403: "Forbidden", 404: "Not Found", 429: "Too Many Requests",
      500: "Internal Server Error", 502: "Bad Gateway", 503: "Service Unavailable", 504: "Gateway Timeout",
    ]
    return phrases[status] ?? "Status \(status)"
  }
}
