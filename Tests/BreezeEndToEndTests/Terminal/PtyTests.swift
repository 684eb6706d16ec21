import Foundation
import TestSupport
import Testing

extension InTerminal {
  @Suite("Running programs in a terminal")
  struct PtyTests {
    private func shell() throws -> Program {
      try Program(environment: ["TERM": "xterm"], executable: URL(fileURLWithPath: "/bin/sh"))
    }

    @Test("The three streams are a terminal of the size asked for, and the status comes back")
    func streams() async throws {
      let setup = PtySetup(columns: 61, rows: 17)
      try await shell().inTerminal(["-c", "test -t 0 && test -t 1 && test -t 2 && stty size; exit 3"], setup)
      { run async throws in
        #expect(try await run.end() == .exited(3))
        #expect(await run.output == "17 61\r\n")
      }
    }

    @Test("What is typed arrives, and signals are delivered")
    func input() async throws {
      try await shell().inTerminal([
        "-c", "trap 'echo ended; exit 5' TERM; read x; echo got $x; while :; do sleep 0.02; done",
      ]) { run async throws in
        run.type("word\n")
        try await run.wait(for: "got word")
        run.signal(SIGTERM)
        #expect(try await run.end() == .exited(5))
        #expect(await run.output.contains("ended"))
      }
    }

    @Test("A stop and what comes after it are seen")
    func stop() async throws {
      try await shell().inTerminal(["-c", "echo begun; kill -STOP $$; echo again"]) { run async throws in
        try await run.wait { $0.isStopped }
        run.signal(SIGCONT)
        #expect(try await run.end() == .exited(0))
        #expect(await run.output.contains("again"))
      }
    }

    @Test("The questions for background and attributes are answered, and what nobody reads is found")
    func questions() async throws {
      let script = "stty -echo; printf '\\033]11;?\\007\\033[c'; sleep 0.3"
      try await shell().inTerminal(["-c", script], PtySetup(background: "rgb:1111/2222/3333")) {
        run async throws in
        _ = try await run.end()
        #expect(!run.echoes)
        #expect(run.unread() == "\u{1B}]11;rgb:1111/2222/3333\u{7}\u{1B}[?62;22c")
      }
    }

    @Test("The screen shows what was written last, each thing in its place")
    func screen() {
      let written = "one\r\ntwo\r\nthree\u{1B}[H\u{1B}[2KONE\r\n\u{1B}[31m2\u{1B}[0m\u{1B}[K\r\n\u{1B}[J"
      #expect(ScreenModel(columns: 10, rows: 4, showing: written).lines == ["ONE", "2"])
      #expect(ScreenModel(columns: 4, rows: 2, showing: "abcdefghij").lines == ["efgh", "ij"])
      #expect(ScreenModel(columns: 4, rows: 2, showing: "\u{1B}[?7labcdefghij").lines == ["abcj"])
      #expect(ScreenModel(columns: 6, rows: 2, showing: "東京x\rab").lines == ["ab京x"])
    }

    @Test("The second screen comes and goes")
    func secondScreen() {
      var screen = ScreenModel(columns: 10, rows: 2, showing: "shell\u{1B}[?1049h\u{1B}[?25l\u{1B}[Hwatch")
      #expect(screen.lines == ["watch"])
      #expect(!screen.isInOrder)
      screen.show("\u{1B}[?25h\u{1B}[?1049l")
      #expect(screen.lines == ["shell"])
      #expect(screen.isInOrder)
      screen.show("\u{1B}[5n")
      #expect(screen.unknown == ["ESC [ 5n"])
    }
  }
}
