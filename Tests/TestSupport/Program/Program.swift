package import Foundation

/// The built program with a home of its own: a fresh folder that all runs of one value share, so that a second run
/// finds the cache and the settings of the first. The folder goes with the value.
package final class Program: Sendable {
  package let executable: URL
  /// The home folder; `.config` and `.cache` in it are the XDG folders.
  package let home: URL
  /// Exactly what a run gets.
  package let environment: [String: String]

  /// The program `breeze`, or another `executable`. `environment` is added to PATH, HOME and the XDG folders, and wins.
  package init(environment: [String: String] = [:], executable: URL? = nil) throws {
    self.executable = try executable ?? ProgramLocation.find("breeze")
    home = FileManager.default.temporaryDirectory.appendingPathComponent("breeze-test-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: home, withIntermediateDirectories: true)
    let basic = [
      "PATH": "/usr/bin:/bin",
      "HOME": home.path,
      "XDG_CONFIG_HOME": home.appendingPathComponent(".config").path,
      "XDG_CACHE_HOME": home.appendingPathComponent(".cache").path,
    ]
    self.environment = basic.merging(environment) { $1 }
  }

  deinit {
    try? FileManager.default.removeItem(at: home)
  }

  /// Runs it with the arguments and the text as standard input, which is empty without one.
  ///
  /// `extra` is added to the environment of this run. After `interruptAfter` seconds it gets SIGINT, and after
  /// `killAfter` seconds it is killed.
  package func run(
    _ arguments: [String] = [], stdin: String = "", extra: [String: String] = [:],
    interruptAfter: Double? = nil, killAfter: Double = 20
  ) async throws -> ProgramResult {
    let run = try ProgramRun(
      executable: executable, arguments: arguments, environment: environment.merging(extra) { $1 },
      folder: home, stdin: stdin)
    return try await run.result(interruptAfter: interruptAfter, killAfter: killAfter)
  }
}
