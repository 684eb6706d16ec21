import Foundation

/// Where an earlier batch ended, read from its output.
struct ResumePoint: Sendable, Equatable {
  /// The number of the last line of the input that the output finished; 0 when there is none.
  private(set) var line = 0
  /// Whether the output has nothing yet, not even a header.
  private(set) var isAtStart = true

  /// Before everything.
  init() {}

  /// An unfinished last line, as a run that was killed leaves it, is cut off the file, so that what comes next can be
  /// appended.
  ///
  /// - Parameter form: of the earlier output.
  /// - Throws: ``CommandError/file(path:reason:)`` when it cannot be read or is no such output.
  init(after path: String, _ form: BatchForm) throws(CommandError) {
    do {
      guard FileManager.default.fileExists(atPath: path) else { return }
      let file = try FileHandle(forUpdating: URL(fileURLWithPath: path))
      defer { try? file.close() }
      try scan(file, form)
    } catch {
      throw .file(path: path, reason: "cannot be read as the output of an earlier batch")
    }
  }

  private struct NoSuchOutput: Error {}

  private struct Line: Decodable {
    let line: Int
  }

  /// Reads in parts, so that the memory does not grow with the file.
  private mutating func scan(_ file: FileHandle, _ form: BatchForm) throws {
    var finished: UInt64 = 0
    var rest = Data()
    while let part = try file.read(upToCount: 1 << 16), !part.isEmpty {
      rest += part
      while let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
        let line = Data(rest[rest.startIndex..<end])
        self.line = try Self.number(of: line, form, isFirst: isAtStart)
        isAtStart = false
        finished += UInt64(line.count + 1)
        rest = Data(rest[(end + 1)...])
      }
    }
    if !rest.isEmpty { try file.truncate(atOffset: finished) }
  }

  /// The number that a line of output has of its input. A header comes before the first.
  private static func number(of line: Data, _ form: BatchForm, isFirst: Bool) throws -> Int {
    switch form {
    case .lines: return try JSONDecoder().decode(Line.self, from: line).line
    case .csv:
      let text = String(decoding: line, as: UTF8.self)
      if isFirst, text + "\n" == form.header { return 0 }
      guard !isFirst, let number = Int(text.prefix { $0 != "," }) else { throw NoSuchOutput() }
      return number
    }
  }
}
