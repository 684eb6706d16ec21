package import Foundation

/// One stored answer, and its form as a file: a line with the schema number and a hash of all that follows it, a
/// line of JSON, and the body as received.
package struct CacheEntry: Sendable, Equatable {
  /// Of the file's form. Files of another number are not read.
  package static let schema = 1

  /// ``CacheKey/text``.
  package let key: String
  package let status: Int
  package let stored: Date
  package let body: Data

  package init(key: String, status: Int, stored: Date, body: Data) {
    self.key = key
    self.status = status
    self.stored = stored
    self.body = body
  }

  /// nil for a moment of storing that no file can hold.
  package var file: Data? {
    let facts = Facts(key: key, status: status, stored: stored.timeIntervalSince1970)
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    guard var content = try? encoder.encode(facts) else { return nil }
    content.append(Self.newline)
    content.append(body)
    return Data(Self.firstLine(of: content).utf8) + content
  }

  /// nil for anything that is not, to the last bit, what ``file`` once was. Linear in the size.
  package init?(file: Data) {
    guard let end = file.firstIndex(of: Self.newline) else { return nil }
    let content = file[(end + 1)...]
    guard file[...end].elementsEqual(Self.firstLine(of: content).utf8),
      let factsEnd = content.firstIndex(of: Self.newline),
      let facts = try? JSONDecoder().decode(Facts.self, from: Data(content[..<factsEnd]))
    else { return nil }
    self.init(
      key: facts.key, status: facts.status, stored: Date(timeIntervalSince1970: facts.stored),
      body: Data(content[(factsEnd + 1)...]))
  }

  private static let newline = UInt8(ascii: "\n")

  private static func firstLine(of content: Data) -> String {
    "breeze-cache \(schema) \(content.withUnsafeBytes { StableHash($0) }.hexadecimal)\n"
  }

  private struct Facts: Codable {
    let key: String
    let status: Int
    /// Seconds since 1970.
    let stored: Double
  }
}
