import Foundation
import TestSupport

extension Fault {
  /// What happens to the connection.
  static let connections: [Fault] = [
    Fault("refused", nil, .fails(4), requests: 0),
    Fault("reset", .reset, .fails(4), requests: 2),
    Fault("closed", .closed, .fails(4), requests: 2),
    Fault("silent", .silent, .fails(4), timeout: 0.5),
    Fault("drip", .drip(spaces, everyMilliseconds: 40), .fails(4), timeout: 0.5),
    Fault(
      "drip from the first byte", .drip("{}", everyMilliseconds: 40, head: true), .fails(4), timeout: 0.5),
    Fault("trickle without end", .endless("[", pause: 40), .fails(4), timeout: 0.5),
    Fault("cut off", .cutOff(announcing: 5000, body: "{\"current\":{\"time\":"), .fails(4), requests: 2),
    Fault("200 MB", .steps(twoHundredMegabytes), .fails(5)),
  ]

  /// What stands in the answer.
  static let bodies: [Fault] = [
    Fault("empty", .json(""), .fails(5)),
    Fault("white space", .json(" \r\n\t"), .fails(5)),
    Fault("no content", .response(status: 204), .fails(5)),
    Fault("sign-in page", .html("<!doctype html><html><title>Sign in</title></html>"), .fails(5)),
    Fault("page under a type of JSON", .json("<html><h1>Hello</h1></html>"), .fails(5)),
    Fault("text", .response(status: 200, body: "upstream connect error"), .fails(5)),
    Fault("wrong type", .json("\"text\""), .fails(5)),
    Fault("number", .json("42"), .fails(5)),
    Fault("null", .json("null"), .fails(5)),
    Fault("wrong shape", .json("[[1]]"), .fails(5)),
    Fault("bytes that are no text", .raw(header + Data([0xFF, 0xFE, 0x00, 0x7B])), .fails(5)),
    Fault("deep nesting", .json(String(repeating: "[", count: 100_000)), .fails(5)),
    Fault("bare nan", .editing { $0.replacing("{", with: "{\"x\":-nan,", maxReplacements: 1) }, .fails(5)),
    Fault(
      "error in a 200", StubFault { request, _ in refusal(200, "Something went wrong.", request) }, .fails(5)),
    Fault(
      "error while streaming", .editing { "\($0.prefix(60))Unexpected error while streaming data" }, .fails(5)
    ),
    Fault("wrapped in a list twice", .editing { "[[\($0)]]" }, .fails(5)),
    Fault("nulls everywhere", .editing { replacingScalars($0, by: "null") }, .judged),
    Fault("huge numbers", .editing { replacingNumbers($0, by: "1e300") }, .judged),
    Fault("texts for numbers", .editing { replacingNumbers($0, by: "\"-\"") }, .judged),
    Fault("wrapped in an object", .editing { "{\"data\":\($0)}" }, .judged),
  ]

  /// Every status of the services, each with a reason that repeats the key.
  static let statuses: [Fault] =
    [
      (400, "Parameter 'start_date' is out of allowed range"), (400, "The supplied API key is invalid."),
      (401, "API key required."), (403, "This API endpoint requires the API Professional or Enterprise plan"),
      (404, "Not Found"), (410, ""), (418, "<b>No</b> \u{1B}[31mtea\u{202E}"),
    ].map { status, reason in
      Fault("\(status) \(reason.prefix(12))", StubFault { refusal(status, reason, $0, $1) }, .fails(5))
    } + [
      Fault("500", StubFault { refusal(500, "Something went wrong.", $0, $1) }, .fails(4)),
      Fault("503", StubFault { refusal(503, "The service is overloaded", $0, $1) }, .fails(4), requests: 2),
      Fault("502 page", .html("<html><h1>502 Bad Gateway</h1></html>", status: 502), .fails(4), requests: 2),
      Fault("504 empty", .response(status: 504), .fails(4), requests: 2),
      Fault("503 text", .response(status: 503, body: "no healthy upstream"), .fails(4), requests: 2),
    ]

  private static let spaces = String(repeating: " ", count: 500)
  private static let header = Data(
    "HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nContent-Length: 4\r\n\r\n".utf8)
  private static var twoHundredMegabytes: [ReplyStep] {
    let megabyte = Data(repeating: 0x20, count: 1 << 20)
    let head = Data("HTTP/1.1 200 OK\r\nContent-Length: 209715200\r\n\r\n".utf8)
    return [.send(head)] + Array(repeating: .send(megabyte), count: 200) + [.close]
  }

  /// Every value that is a text or a number, each after what comes before it.
  private static func replacingScalars(_ text: String, by value: String) -> String {
    text.replacing(/([:,\[])(?:"[^"]*"(?!:)|-?[0-9][0-9.eE+-]*)/) { "\($0.output.1)\(value)" }
  }

  private static func replacingNumbers(_ text: String, by value: String) -> String {
    text.replacing(/([:,\[])-?[0-9][0-9.eE+-]*/) { "\($0.output.1)\(value)" }
  }
}
