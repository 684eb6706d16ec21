import BreezeCore
import Foundation

/// Reads lines as they come, in as much memory as one line takes. Line ends are LF and CRLF; the mark that some editors
/// put at the start of a file is dropped, and bytes that are no UTF-8 are replaced.
struct LineReader {
  /// No place has a name of more bytes. The rest of a longer line is passed over.
  static let longest = 4096

  private let file: FileHandle
  private var buffer = Data()
  private var number = 0
  private var isAtEnd = false
  /// How far into the file the reading is.
  private(set) var bytesRead = 0

  init(_ file: FileHandle) {
    self.file = file
  }

  /// Whether a whole line is there already.
  var hasLine: Bool { isAtEnd || buffer.contains(UInt8(ascii: "\n")) }

  /// The next line; nil at the end.
  ///
  /// - Throws: what the file system says.
  mutating func next() throws -> BatchLine? {
    var dropped = false
    while true {
      if let end = buffer.firstIndex(of: UInt8(ascii: "\n")) {
        let line = buffer[buffer.startIndex..<end]
        buffer = buffer[(end + 1)...]
        return self.line(line, isTooLong: dropped || line.count > Self.longest)
      }
      if isAtEnd {
        guard !buffer.isEmpty || dropped else { return nil }
        defer { buffer = Data() }
        return line(buffer, isTooLong: dropped || buffer.count > Self.longest)
      }
      if buffer.count > Self.longest {
        dropped = true
        buffer = Data(buffer.prefix(Self.longest))
      }
      guard let part = try file.read(upToCount: 1 << 16), !part.isEmpty else {
        isAtEnd = true
        continue
      }
      bytesRead += part.count
      buffer = Data(buffer) + part
    }
  }

  private mutating func line(_ bytes: Data, isTooLong: Bool) -> BatchLine {
    number += 1
    var text = String(decoding: bytes.prefix(Self.longest), as: UTF8.self)
    if number == 1, text.unicodeScalars.first == "\u{FEFF}" { text.unicodeScalars.removeFirst() }
    return BatchLine(number: number, text: text.trimmed, isTooLong: isTooLong)
  }
}
