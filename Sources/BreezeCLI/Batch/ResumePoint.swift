import Foundation

/// Where an earlier batch ended, read from its output.
enum ResumePoint {
  /// The number of the last line that the output finished; 0 when there is none. An unfinished last line, as a run that
  /// was killed leaves it, is cut off the file, so that what comes next can be appended.
  ///
  /// - Throws: ``CommandError/file(path:reason:)`` when it cannot be read or is no such output.
  static func lastLine(in path: String) throws(CommandError) -> Int {
    do {
      guard FileManager.default.fileExists(atPath: path) else { return 0 }
      let file = try FileHandle(forUpdating: URL(fileURLWithPath: path))
      defer { try? file.close() }
      return try scan(file)
    } catch {
      throw .file(path: path, reason: "cannot be read as the output of an earlier batch")
    }
  }

  private struct NoSuchOutput: Error {}

  private struct Line: Decodable {
    let line: Int
  }

  /// Reads in parts, so that the memory does not grow with the file.
  private static func scan(_ file: FileHandle) throws -> Int {
    var last = 0
    var finished: UInt64 = 0
    var rest = Data()
    while let part = try file.read(upToCount: 1 << 16), !part.isEmpty {
      rest += part
      while let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
        let line = Data(rest[rest.startIndex..<end])
        last = try JSONDecoder().decode(Line.self, from: line).line
        finished += UInt64(line.count + 1)
        rest = Data(rest[(end + 1)...])
      }
    }
    if !rest.isEmpty { try file.truncate(atOffset: finished) }
    return last
  }
}
