import Foundation
import TestSupport

/// Programs of the system, for checking what is written for them.
enum Shell {
  struct Result: Equatable {
    let status: Int32?
    /// Of standard output, then of standard error.
    let output: String

    var lines: [String] { output.split(separator: "\n").map(String.init) }
  }

  static func has(_ program: String) -> Bool { path(of: program) != nil }

  /// Runs a program on a script, in a folder that holds nothing but the script, as `_sample`.
  ///
  /// - Parameters:
  ///   - arguments: before the path of the script.
  ///   - words: behind it.
  static func run(
    _ name: String, _ arguments: [String] = [], script: String, words: [String] = []
  ) async throws -> Result {
    let program = try Program(
      environment: ["PATH": searchPath, "LC_ALL": "C.UTF-8", "TERM": "dumb"],
      executable: URL(fileURLWithPath: path(of: name) ?? name))
    let file = program.home.appendingPathComponent("_sample")
    try Data(script.utf8).write(to: file)
    let result = try await program.run(arguments + [file.path] + words, killAfter: 60)
    return Result(status: result.status, output: result.stdout + result.stderr)
  }

  private static var searchPath: String { ProcessInfo.processInfo.environment["PATH"] ?? "" }

  private static func path(of program: String) -> String? {
    searchPath.split(separator: ":").map { "\($0)/\(program)" }
      .first { FileManager.default.isExecutableFile(atPath: $0) }
  }
}
