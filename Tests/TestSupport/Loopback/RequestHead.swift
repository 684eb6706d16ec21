import Foundation

/// The first part of an HTTP/1.1 request, read out of the bytes that have come so far.
struct RequestHead {
  let method: String
  let path: String
  let rawQuery: String
  let headers: [LoggedRequest.Pair]
  /// Bytes of the request line and the headers, with the empty line.
  let length: Int
  let bodyLength: Int

  enum Reading {
    case complete(RequestHead)
    case incomplete
    case malformed
  }

  static func read(_ input: Data) -> Reading {
    guard let end = input.range(of: Data("\r\n\r\n".utf8)) else {
      return input.count > 1_000_000 ? .malformed : .incomplete
    }
    let text = String(decoding: input[input.startIndex..<end.lowerBound], as: UTF8.self)
    let length = input.distance(from: input.startIndex, to: end.upperBound)
    guard let head = RequestHead(text, length: length) else { return .malformed }
    return input.count < length + head.bodyLength ? .incomplete : .complete(head)
  }

  /// Whether the client wants the connection closed after the answer.
  var asksToClose: Bool {
    headers.contains { $0.name.lowercased() == "connection" && $0.value.lowercased() == "close" }
  }

  private init?(_ text: String, length: Int) {
    let lines = text.components(separatedBy: "\r\n")
    let words = lines[0].split(separator: " ", omittingEmptySubsequences: false).map(String.init)
    guard words.count == 3, words[2] == "HTTP/1.1", words[1].hasPrefix("/") else { return nil }
    let target = words[1].split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
    var headers: [LoggedRequest.Pair] = []
    for line in lines.dropFirst() {
      guard let colon = line.firstIndex(of: ":") else { return nil }
      let value = line[line.index(after: colon)...].trimmingCharacters(in: .whitespaces)
      headers.append((String(line[..<colon]), value))
    }
    method = words[0]
    path = String(target[0])
    rawQuery = target.count > 1 ? String(target[1]) : ""
    bodyLength = headers.first { $0.name.lowercased() == "content-length" }.flatMap { Int($0.value) } ?? 0
    self.headers = headers
    self.length = length
  }

  /// The decoded parameters. A plus sign is a space, as all four services read it.
  var query: [LoggedRequest.Pair] {
    rawQuery.split(separator: "&").map { piece in
      let halves = piece.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      return (Self.decoded(halves[0]), halves.count > 1 ? Self.decoded(halves[1]) : "")
    }
  }

  private static func decoded(_ text: Substring) -> String {
    let spaced = text.replacingOccurrences(of: "+", with: " ")
    return spaced.removingPercentEncoding ?? spaced
  }
}
