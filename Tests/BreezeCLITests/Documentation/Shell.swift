import Foundation

/// Programs of the system, for checking what is written for them.
enum Shell {
  struct Result: Equatable {
    let status: Int32
    /// Of standard output and standard error together.
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
    _ program: String, _ arguments: [String] = [], script: String, words: [String] = []
  ) throws -> Result {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("breeze-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("_sample")
    try Data(script.utf8).write(to: file)

    let process = Process()
    let pipe = Pipe()
    process.executableURL = URL(fileURLWithPath: path(of: program) ?? program)
    process.arguments = arguments + [file.path] + words
    process.currentDirectoryURL = folder
    process.environment = [
      "PATH": ProcessInfo.processInfo.environment["PATH"] ?? "", "HOME": folder.path, "LC_ALL": "C.UTF-8",
      "TERM": "dumb",
    ]
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = pipe
    process.standardError = pipe
    try process.run()
    let output = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return Result(status: process.terminationStatus, output: String(decoding: output, as: UTF8.self))
  }

  private static func path(of program: String) -> String? {
    (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":").map { "\($0)/\(program)" }
      .first { FileManager.default.isExecutableFile(atPath: $0) }
  }
}
