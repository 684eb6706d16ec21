import Foundation
import TestSupport
import Testing

/// The README shows commands with what they print. Here each is run and its output compared.
@Suite("The README is true (golden)")
struct ReadmeTests {
  /// A block of the kind `console`: lines that begin with `$ ` are run, the lines below one are its output.
  private struct Example {
    let command: String
    let output: Range<Int>
  }

  private static var root: URL {
    URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
  }

  @Test("Every command of the README prints what stands below it")
  func outputs() async throws {
    let readme = Self.root.appendingPathComponent("README.md")
    var lines = try String(contentsOf: readme, encoding: .utf8).components(separatedBy: "\n")
    let examples = Self.examples(in: lines)
    #expect(examples.count >= 5)
    var differs = false
    for example in examples.reversed() {
      guard let printed = try await Self.printed(by: example.command) else { continue }
      if Array(lines[example.output]) != printed {
        differs = true
        Issue.record("README: $ \(example.command) prints other lines: \(printed.joined(separator: "\n"))")
        lines.replaceSubrange(example.output, with: printed)
      }
    }
    if differs, ProcessInfo.processInfo.environment["BREEZE_RECORD"] == "1" {
      try lines.joined(separator: "\n").write(to: readme, atomically: true, encoding: .utf8)
    }
  }

  /// nil when a tool that the command line needs besides the program is not there.
  private static func printed(by command: String) async throws -> [String]? {
    let shell = try Program(
      environment: ["LANG": "C.UTF-8", "BREEZE_NOW": ""], executable: URL(fileURLWithPath: "/bin/sh"))
    let folder = try Program().executable.deletingLastPathComponent().path
    if command.contains("jq "), try await shell.run(["-c", "command -v jq"]).status != 0 { return nil }
    let script = "cd '\(root.path)' && PATH='\(folder)':$PATH && \(command)"
    let result = try await shell.run(["-c", script])
    var lines = (result.stdout + result.stderr).components(separatedBy: "\n")
    if lines.last?.isEmpty == true { lines.removeLast() }
    return lines
  }

  private static func examples(in lines: [String]) -> [Example] {
    var examples: [Example] = []
    var inside = false
    for (number, line) in lines.enumerated() {
      if line.hasPrefix("```") {
        inside = line == "```console"
      } else if inside, line.hasPrefix("$ ") {
        let end = lines[(number + 1)...].firstIndex { $0.hasPrefix("```") || $0.hasPrefix("$ ") }
        examples.append(
          Example(command: String(line.dropFirst(2)), output: (number + 1)..<(end ?? lines.count)))
      }
    }
    return examples
  }
}
