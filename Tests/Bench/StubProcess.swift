import Foundation

/// The imitated services in a process of their own, so that neither their memory nor their work is taken for the
/// program's.
final class StubProcess {
  private let process = Process()
  /// What leads a program there.
  let environment: [String: String]

  /// - Parameters:
  ///   - program: the stub server.
  ///   - latency: of each answer, in milliseconds.
  init(_ program: URL, latency: Int) throws {
    let output = Pipe()
    process.executableURL = program
    process.arguments = [String(latency)]
    process.standardOutput = output
    try process.run()
    var text = ""
    // All it prints comes in one piece; five variables are all there are.
    while text.filter({ $0 == "\n" }).count < 5 {
      let part = output.fileHandleForReading.availableData
      if part.isEmpty { throw Child.Failure(description: "\(program.path) ended") }
      text += String(decoding: part, as: UTF8.self)
    }
    let pairs = text.split(separator: "\n").map { $0.split(separator: "=", maxSplits: 1).map(String.init) }
    environment = Dictionary(uniqueKeysWithValues: pairs.map { ($0[0], $0[1]) })
  }

  deinit {
    process.terminate()
  }
}
