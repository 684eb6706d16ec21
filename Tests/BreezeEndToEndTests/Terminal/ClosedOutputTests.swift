import Foundation
import TestSupport
import Testing

extension InTerminal {
  @Suite("Output that goes nowhere")
  struct ClosedOutputTests {
    private func shell(_ script: String, _ environment: [String: String] = [:]) async throws -> ProgramResult
    {
      let variables = ["BREEZE": try Program().executable.path, "FIXTURES": LondonRecording.path].merging(
        environment
      ) {
        $1
      }
      return try await Program(environment: variables, executable: URL(fileURLWithPath: "/bin/bash"))
        .run(["-c", script])
    }

    @Test(
      "A reader that has had enough ends it quietly and is no failure",
      arguments: ["head -1", "true"], ["", "--json", "--watch", "--watch --json"])
    func pipe(reader: String, options: String) async throws {
      let script =
        "\"$BREEZE\" city London --fixtures \"$FIXTURES\" \(options) | \(reader); exit ${PIPESTATUS[0]}"
      let result = try await shell(script)
      #expect(result.status == 0)
      #expect(result.stderr.isEmpty)
      #expect(result.seconds < 5)
    }

    @Test("The same where the parent ignores broken pipes itself")
    func ignoredPipe() async throws {
      let script =
        "trap '' PIPE; \"$BREEZE\" city London --fixtures \"$FIXTURES\" | true; exit ${PIPESTATUS[0]}"
      let result = try await shell(script)
      #expect(result.status == 0)
      #expect(result.stderr.isEmpty)
    }

    @Test(
      "Output that cannot be written is an error of a local file",
      arguments: [("> /dev/full", "No space left on device"), (">&-", "Bad file descriptor")],
      ["", "--json", "--watch"])
    func unwritable(redirection: (String, String), options: String) async throws {
      let result = try await shell(
        "\"$BREEZE\" city London --fixtures \"$FIXTURES\" \(options) \(redirection.0)")
      #expect(result.status == 7)
      #expect(result.stderr == "breeze: Standard output could not be written (\(redirection.1)).\n")
    }

    @Test("With all three streams closed it still ends in order")
    func allClosed() async throws {
      #expect(try await shell("\"$BREEZE\" city London --fixtures \"$FIXTURES\" <&- >&- 2>&-").status == 7)
      #expect(try await shell("\"$BREEZE\" nonsense <&- >&- 2>&-").status == 2)
    }
  }
}
