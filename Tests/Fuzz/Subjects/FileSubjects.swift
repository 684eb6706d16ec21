@testable import BreezeCLI
@testable import BreezeCore
import Foundation

/// What lies in files that anybody may have written.
enum FileSubjects {
  static func settings(_ data: Data) -> [String] {
    guard let document = SettingsDocument(data) else { return [] }
    _ = (document.faults, document.unknownKeys)
    guard let text = try? document.text(), let again = SettingsDocument(Data(text.utf8)) else {
      return ["settings that were read cannot be written"]
    }
    return again == document ? [] : ["settings change by being written"]
  }

  /// As a file, and as a body that is stored.
  static func cacheEntry(_ data: Data) -> [String] {
    var broken: [String] = []
    if let entry = CacheEntry(file: data), entry.file != data {
      broken.append("a file that was never written")
    }
    let text = String(decoding: data.prefix(40), as: UTF8.self)
    let entry = CacheEntry(key: text, status: 200, stored: Date(timeIntervalSince1970: 1), body: data)
    guard let file = entry.file else { return broken + ["an entry cannot be written"] }
    if CacheEntry(file: file) != entry { broken.append("an entry changes by being written") }
    if CacheEntry(file: file.dropLast()) != nil { broken.append("an entry that was cut off") }
    return broken
  }

  static func lines(_ data: Data) -> [String] {
    let pipe = Pipe()
    // What a pipe holds without a reader.
    pipe.fileHandleForWriting.write(data.prefix(60_000))
    try? pipe.fileHandleForWriting.close()
    var reader = LineReader(pipe.fileHandleForReading)
    var (broken, number) = ([String](), 0)
    while let line = try? reader.next() {
      number += 1
      if line.number != number { broken.append("line \(number) has the number \(line.number)") }
      if line.text.contains("\n") { broken.append("line \(number) is two") }
    }
    return broken
  }

  static func resume(_ data: Data) -> [String] {
    [BatchForm.lines, .csv].flatMap { resume(data, $0) }
  }

  private static func resume(_ data: Data, _ form: BatchForm) -> [String] {
    let path = FileManager.default.temporaryDirectory.appendingPathComponent(
      "breeze-fuzz-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: path) }
    guard (try? data.write(to: path)) != nil, (try? ResumePoint(after: path.path, form)) != nil else {
      return []
    }
    let kept = (try? Data(contentsOf: path)) ?? Data()
    if !data.starts(with: kept) { return ["lines changed"] }
    return kept.isEmpty || kept.last == UInt8(ascii: "\n") ? [] : ["half a line is left"]
  }
}
