package import Foundation

/// An HTTP answer taken apart by hand, so that the tests of the server do not lean on a client library.
package struct RawAnswer: Sendable {
  package let status: Int
  package let headers: [LoggedRequest.Pair]
  package let body: Data

  package var text: String { String(decoding: body, as: UTF8.self) }

  package func header(_ name: String) -> String? {
    headers.first { $0.name.lowercased() == name.lowercased() }?.value
  }

  /// nil while the bytes are not a whole answer. Pipelined answers are not told apart.
  init?(_ bytes: Data) {
    guard let end = bytes.range(of: Data("\r\n\r\n".utf8)) else { return nil }
    let lines = String(decoding: bytes[..<end.lowerBound], as: UTF8.self).components(separatedBy: "\r\n")
    let words = lines[0].split(separator: " ")
    guard words.count >= 2, let status = Int(words[1]) else { return nil }
    self.status = status
    headers = lines.dropFirst().compactMap { line in
      let halves = line.split(separator: ":", maxSplits: 1)
      return halves.count == 2 ? (String(halves[0]), halves[1].trimmingCharacters(in: .whitespaces)) : nil
    }
    let rest = Data(bytes[end.upperBound...])
    let length = headers.first { $0.name.lowercased() == "content-length" }.flatMap { Int($0.value) }
    let chunked = headers.contains { $0.name.lowercased() == "transfer-encoding" }
    if let length {
      guard rest.count >= length else { return nil }
      body = rest.prefix(length)
    } else if chunked {
      guard let whole = Self.unchunked(rest) else { return nil }
      body = whole
    } else {
      body = Data()
    }
  }

  private static func unchunked(_ bytes: Data) -> Data? {
    var rest = bytes
    var body = Data()
    while let line = rest.range(of: Data("\r\n".utf8)) {
      let size = Int(String(decoding: rest[rest.startIndex..<line.lowerBound], as: UTF8.self), radix: 16)
      guard let size else { return nil }
      if size == 0 { return body }
      guard rest.distance(from: line.upperBound, to: rest.endIndex) >= size + 2 else { return nil }
      body += rest[line.upperBound..<(line.upperBound + size)]
      rest = Data(rest[(line.upperBound + size + 2)...])
    }
    return nil
  }
}
