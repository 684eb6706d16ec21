import Foundation
import TestSupport
import Testing

extension InTerminal {
  @Suite("Watching, in a terminal")
  struct WatchInTerminalTests {
    private static let variables = ["LC_ALL": "C.UTF-8", "TERM": "xterm-256color", "NO_COLOR": "1"]

    private func watch<Result>(
      _ setup: PtySetup = PtySetup(), latency: Int = 0, only: String = "aqi",
      _ work: (PtyRun) async throws -> Result
    ) async throws -> Result {
      try await ServiceStub.running(StubOptions(latency: [.airQuality: latency])) { stub in
        let program = try Program(environment: Self.variables.merging(stub.environment) { $1 })
        return try await program.inTerminal(
          ["coords", "48.85", "2.35", "--only", only, "--watch"], setup, work: work)
      }
    }

    @Test("The report stands on the second screen, without a cursor, with its time below")
    func screen() async throws {
      try await watch { run async throws in
        try await run.wait(for: "Ctrl-C ends")
        let screen = await run.screen
        #expect(screen.isSecond && !screen.showsCursor && screen.unknown.isEmpty)
        #expect(screen.lines.contains { $0.contains("US AQI") })
        #expect(screen.lines.last == "  As of 22:05 · every 15 min · Ctrl-C ends")
        #expect(!run.echoes)
      }
    }

    @Test(
      "An end that is asked for leaves the terminal as it was",
      arguments: [(SIGINT, 130), (SIGTERM, 143), (SIGHUP, 129)] as [(Int32, Int32)])
    func ends(signal: Int32, status: Int32) async throws {
      try await watch { run async throws in
        try await run.wait(for: "Ctrl-C ends")
        run.signal(signal)
        #expect(try await run.end() == .exited(status))
        let screen = await run.screen
        #expect(screen.isInOrder)
        #expect(screen.lines.isEmpty)
        #expect(run.echoes && run.isCanonical)
      }
    }

    @Test("Ctrl-C and Ctrl-Z work from the keyboard, and what else is typed is not left for the shell")
    func keys() async throws {
      try await watch { run async throws in
        try await run.wait(for: "Ctrl-C ends")
        run.type("rm -r important\n")
        run.type("\u{1A}")
        try await run.wait { $0.isStopped }
        run.signal(SIGCONT)
        try await run.wait { $0.screen.isSecond }
        run.type("\u{3}")
        #expect(try await run.end() == .exited(130))
        #expect(run.unread().isEmpty)
      }
    }

    @Test("A stop gives the terminal back, going on draws again")
    func stops() async throws {
      try await watch { run async throws in
        try await run.wait(for: "Ctrl-C ends")
        for _ in 1...3 {
          run.signal(SIGTSTP)
          try await run.wait { $0.isStopped && $0.screen.isInOrder }
          #expect(run.echoes && run.isCanonical)
          run.signal(SIGCONT)
          try await run.wait { $0.screen.isSecond && $0.screen.lines.last?.contains("Ctrl-C ends") == true }
          #expect(!run.echoes)
        }
        run.signal(SIGINT)
        #expect(try await run.end() == .exited(130))
        #expect(await run.screen.isInOrder)
      }
    }

    @Test("Another size of the window draws anew, and what is too tall is cut with a hint")
    func resized() async throws {
      try await watch(PtySetup(columns: 100, rows: 40), only: "aqi,pollutants,forecast") { run async throws in
        try await run.wait(for: "Ctrl-C ends")
        let before = await run.output
        #expect(await run.screen.lines.count < 40)
        run.resize(columns: 44, rows: 12)
        try await run.wait { $0.output.dropFirst(before.count).contains("Ctrl-C ends") }
        let after = await ScreenModel(
          columns: 44, rows: 12, showing: String(run.output.dropFirst(before.count)))
        #expect(after.lines.count == 12)
        #expect(after.lines[10].contains("more lines"))
        #expect(after.lines[11].contains("Ctrl-C ends"))
      }
    }

    @Test("The terminal is in order after a signal at any moment", arguments: 0..<18)
    func anyMoment(number: Int) async throws {
      let signals: [(signal: Int32, status: Int32)] = [(SIGINT, 130), (SIGTERM, 143), (SIGHUP, 129)]
      let chosen = signals[number % 3]
      try await watch(latency: number % 2 == 0 ? 0 : 300) { run async throws in
        try await Task.sleep(for: .milliseconds(20 * number))
        run.signal(chosen.signal)
        let ending = try await run.end()
        // Before it has come to listen, the signal has its usual effect.
        #expect([.exited(chosen.status), .signalled(chosen.signal)].contains(ending))
        #expect(await run.screen.isInOrder)
        #expect(await !run.screen.lines.contains { $0.contains("Loading") })
        #expect(run.echoes && run.isCanonical)
      }
    }
  }
}
