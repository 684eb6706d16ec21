import Foundation
import Testing

@testable import BreezeCLI

@Suite("Reading a list of places")
struct LineReaderTests {
  private func lines(_ bytes: Data) throws -> [BatchLine] {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: file) }
    try bytes.write(to: file)
    var reader = LineReader(try FileHandle(forReadingFrom: file))
    var lines: [BatchLine] = []
    while let line = try reader.next() { lines.append(line) }
    return lines
  }

  private func places(_ text: String) throws -> [BatchLine] {
    try lines(Data(text.utf8)).filter(\.isPlace)
  }

  @Test("A byte order mark, CRLF, blank lines, comments and a last line without an end")
  func forms() throws {
    let found = try places("\u{FEFF}Paris\r\n\r\n   \r\n# note\r\nLondon\r\n  Tokyo ")
    #expect(found.map(\.text) == ["Paris", "London", "Tokyo"])
    #expect(found.map(\.number) == [1, 5, 6])
  }

  @Test("Nothing at all has no lines, an end alone one blank line")
  func empty() throws {
    #expect(try lines(Data()).isEmpty)
    #expect(try lines(Data("\n".utf8)).map(\.text) == [""])
  }

  @Test("A line longer than any name is marked and its neighbours are whole")
  func long() throws {
    let found = try places("Oslo\n\(String(repeating: "x", count: 1_000_000))\nRome\n")
    #expect(found.map(\.isTooLong) == [false, true, false])
    #expect(found.map(\.number) == [1, 2, 3])
    #expect(found[2].text == "Rome")
  }

  @Test("Bytes that are no UTF-8 stay one line")
  func badBytes() throws {
    let found = try lines(Data([0x4F, 0xFF, 0xFE, 0x0A]) + Data("Rome".utf8))
    #expect(found.map(\.text) == ["O\u{FFFD}\u{FFFD}", "Rome"])
  }

  @Test("Lines across the reader's buffer come whole")
  func manyLines() throws {
    let names = (0..<20_000).map { "Place \($0)" }
    #expect(try places(names.joined(separator: "\n")).map(\.text) == names)
  }
}
