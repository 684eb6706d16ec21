import Foundation
import TestSupport

/// The imitated services as a program, to try `breeze` against by hand and for the benchmarks.
///
/// Prints the environment that leads to it, one `NAME=value` a line, and serves until it is killed:
/// `stub-server [MILLISECONDS]`, the time that each answer takes.
@main
struct StubServer {
  static func main() async throws {
    let latency = CommandLine.arguments.dropFirst().first.flatMap { Int($0) } ?? 0
    let delays = StubService.allCases.map { ($0, latency) }
    var options = StubOptions(latency: Dictionary(uniqueKeysWithValues: delays))
    options.remembers = true
    let stub = try ServiceStub(options)
    let lines = stub.environment.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)\n" }
    FileHandle.standardOutput.write(Data(lines.joined().utf8))
    while true { try await Task.sleep(for: .seconds(3600)) }
  }
}
