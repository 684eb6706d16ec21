import Foundation
import TestSupport

/// What all measurements share: the programs, a folder for their files, the number of rounds.
struct Workshop {
  let breeze: String
  let stubServer: URL
  let folder: URL
  let rounds: Int
  /// The key sends the pollen to a service of its own, as the pipeline asks three at once.
  static let pollenKey = "bench"

  /// - Parameter programs: the folder with the release build.
  init(programs: URL, rounds: Int) throws {
    breeze = programs.appendingPathComponent("breeze").path
    stubServer = programs.appendingPathComponent("stub-server")
    self.rounds = rounds
    folder = FileManager.default.temporaryDirectory.appendingPathComponent(
      "breeze-bench-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  func close() {
    try? FileManager.default.removeItem(at: folder)
  }

  func file(_ name: String) -> String { folder.appendingPathComponent(name).path }

  func write(_ text: String, to name: String) throws -> String {
    try Data(text.utf8).write(to: URL(fileURLWithPath: file(name)))
    return file(name)
  }

  /// A run of the program in a home that lasts as long as the workshop.
  func program(_ arguments: [String], _ environment: [String: String], input: String = "/dev/null") -> Child {
    var variables = environment.merging(["HOME": folder.path, "XDG_CACHE_HOME": file("cache")]) { $1 }
    variables["GOOGLE_POLLEN_API_KEY"] = Self.pollenKey
    return Child(arguments: [breeze] + arguments, environment: variables, input: input)
  }

  func forgetAnswers() {
    try? FileManager.default.removeItem(atPath: file("cache"))
  }

  /// What the program asks of each service when it runs with these arguments, and how many connections it takes.
  func requests(_ arguments: [String], input: String = "/dev/null") async throws -> [LoggedRequest] {
    let stub = try ServiceStub()
    _ = try program(arguments, stub.environment, input: input).run()
    let requests = await stub.server.requests
    await stub.stop()
    return requests
  }

  static func has(_ tool: String) -> Bool {
    (ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin").split(separator: ":").contains {
      FileManager.default.isExecutableFile(atPath: "\($0)/\(tool)")
    }
  }
}
