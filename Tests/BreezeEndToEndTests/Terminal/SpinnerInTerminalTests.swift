import Foundation
import TestSupport
import Testing

extension InTerminal {
  @Suite("Loading, in a terminal")
  struct SpinnerInTerminalTests {
    private static let utf8 = ["LC_ALL": "C.UTF-8", "TERM": "xterm-256color", "COLORFGBG": "15;0"]

    private func run<Result>(
      latency: Int, _ arguments: [String] = ["coords", "48.85", "2.35", "--only", "aqi"],
      extra: [String: String] = [:], _ work: (PtyRun) async throws -> Result
    ) async throws -> Result {
      try await ServiceStub.running(StubOptions(latency: [.airQuality: latency])) { stub in
        let variables = Self.utf8.merging(stub.environment) { $1 }.merging(extra) { $1 }
        return try await Program(environment: variables).inTerminal(arguments, PtySetup(), work: work)
      }
    }

    @Test("A slow answer is waited for with a spinner that leaves no trace")
    func slow() async throws {
      try await run(latency: 900) { run async throws in
        try await run.wait(for: "Loading…")
        #expect(await run.seconds > 0.15)
        #expect(await run.screen.lines.count == 1)
        #expect(await run.screen.lines.first?.hasSuffix(" Loading…") == true)
        #expect(try await run.end() == .exited(0))
        let screen = await run.screen
        #expect(screen.lines.contains { $0.contains("US AQI") })
        #expect(!screen.lines.contains { $0.contains("Loading") })
        #expect(screen.isInOrder)
        // The frames turn, and the last of them is erased before the report begins.
        let output = await run.output
        #expect(Set(output.split(separator: "\r").filter { $0.contains("Loading…") }.map(\.first)).count > 2)
        #expect(output.contains("Loading…\r\u{1B}[K"))
      }
    }

    @Test("The spinner is ASCII where the locale is or --ascii says so", arguments: [["--ascii"], []])
    func ascii(option: [String]) async throws {
      let extra = option.isEmpty ? ["LC_ALL": "C"] : [:]
      try await run(latency: 600, ["coords", "48.85", "2.35", "--only", "aqi"] + option, extra: extra) {
        run async throws in
        try await run.wait(for: "Loading...")
        #expect(try await run.end() == .exited(0))
        #expect(await run.output.unicodeScalars.allSatisfy(\.isASCII))
      }
    }

    @Test("A terminal that is dumb is spared")
    func dumb() async throws {
      try await run(latency: 500, extra: ["TERM": "dumb"]) { run async throws in
        #expect(try await run.end() == .exited(0))
        #expect(await !run.output.contains("Loading"))
        #expect(await !run.output.contains("\u{1B}"))
      }
    }

    @Test("Behind a pipe the spinner is on the terminal and the document in the pipe")
    func piped() async throws {
      let stubbed = StubOptions(latency: [.airQuality: 600])
      try await ServiceStub.running(stubbed) { stub in
        let breeze = try Program().executable.path
        let shell = try Program(
          environment: Self.utf8.merging(stub.environment) { $1 }, executable: URL(fileURLWithPath: "/bin/sh")
        )
        let script = "'\(breeze)' coords 48.85 2.35 --json > \"$HOME/out\""
        try await shell.inTerminal(["-c", script]) { run async throws in
          #expect(try await run.end() == .exited(0))
          #expect(await run.output.contains("Loading…"))
          #expect(await run.screen.lines.isEmpty)
          let document = try Data(contentsOf: shell.home.appendingPathComponent("out"))
          #expect(try JSONSerialization.jsonObject(with: document) is [String: Any])
        }
      }
    }

    @Test("Off a terminal there is none")
    func noTerminal() async throws {
      try await ServiceStub.running(StubOptions(latency: [.airQuality: 500])) { stub in
        let program = try Program(environment: Self.utf8.merging(stub.environment) { $1 })
        #expect(try await program.run(["coords", "48.85", "2.35"]).stderr.isEmpty)
      }
    }

    @Test("An interrupt while waiting ends at once and erases the spinner")
    func interrupted() async throws {
      try await run(latency: 8000) { run async throws in
        try await run.wait(for: "Loading…")
        run.type("\u{3}")
        #expect(try await run.end(within: 3) == .exited(130))
        #expect(await run.screen.lines.filter { $0 != "^C" }.isEmpty)
        #expect(await run.screen.isInOrder)
      }
    }
  }
}
