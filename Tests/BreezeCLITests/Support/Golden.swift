import TestSupport
import Foundation
import Testing

/// Long texts that were read and found right once, in `Fixtures/golden`. With `BREEZE_RECORD=1` a text that differs
/// is written anew and the test still fails, so that nobody takes it for right before reading it.
enum Golden {
  static func expect(
    _ text: String, is name: String, at location: SourceLocation = #_sourceLocation
  ) throws {
    let file = Fixture.folder.appendingPathComponent("golden/\(name).txt")
    let expected = try? String(contentsOf: file, encoding: .utf8)
    if text == expected { return }
    if ProcessInfo.processInfo.environment["BREEZE_RECORD"] == "1" {
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }
    Issue.record("\(difference(text, expected, name))", sourceLocation: location)
  }

  /// The first line that differs.
  private static func difference(_ text: String, _ expected: String?, _ name: String) -> String {
    guard let expected else { return "There is no Fixtures/golden/\(name).txt. BREEZE_RECORD=1 writes it." }
    let found = text.split(separator: "\n", omittingEmptySubsequences: false)
    let wanted = expected.split(separator: "\n", omittingEmptySubsequences: false)
    let line = zip(found, wanted).enumerated().first { $0.element.0 != $0.element.1 }?.offset
    let number = line ?? min(found.count, wanted.count)
    let end = "the end of the text"
    return """
      Fixtures/golden/\(name).txt, line \(number + 1):
      expected |\(number < wanted.count ? String(wanted[number]) : end)|
      found    |\(number < found.count ? String(found[number]) : end)|
      """
  }
}
