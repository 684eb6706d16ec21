import Foundation
import TestSupport
import Testing

extension InTerminal {
  @Suite("Colours and appearance, in a terminal")
  struct AppearanceTests {
    /// On dark and light: the green of a good index (#34C759, and #146F2C for light backgrounds).
    private static let onDark = "38;2;52;199;89m"
    private static let onLight = "38;2;20;111;44m"
    private static let question = "\u{1B}]11;?"

    private func run<Result>(
      _ arguments: [String] = [], _ variables: [String: String] = [:], _ setup: PtySetup = PtySetup(),
      _ work: (PtyRun) async throws -> Result
    ) async throws -> Result {
      let basic = ["LC_ALL": "C.UTF-8", "TERM": "xterm-256color", "COLORTERM": "truecolor"]
      return try await Program(environment: basic.merging(variables) { $1 })
        .inTerminal(["city", "London", "--fixtures", LondonRecording.path] + arguments, setup) {
          run async throws in
          #expect(try await run.end() == .exited(0))
          #expect(run.echoes && run.isCanonical)
          return try await work(run)
        }
    }

    @Test(
      "As many colours as the terminal and the variables say",
      arguments: [
        ([:], "38;2;"), (["COLORTERM": "24bit"], "38;2;"), (["COLORTERM": ""], "38;5;"),
        (["COLORTERM": "", "TERM": "xterm"], "[32m"),
        (["COLORTERM": "", "TERM": "xterm", "FORCE_COLOR": "3"], "38;2;"),
        (["COLORTERM": "", "TERM": "xterm", "FORCE_COLOR": "2"], "38;5;"), (["NO_COLOR": ""], "38;2;"),
      ] as [([String: String], String)])
    func depth(variables: [String: String], code: String) async throws {
      try await run([], variables.merging(["COLORFGBG": "15;0"]) { $1 }) { run async throws in
        let output = await run.output
        #expect(output.contains(code))
        for other in ["38;2;", "38;5;", "[32m"] where other != code { #expect(!output.contains(other)) }
      }
    }

    @Test(
      "No escape at all, and no question, without colours",
      arguments: [["NO_COLOR": "1"], ["TERM": "dumb"], ["CLICOLOR": "0"]])
    func none(variables: [String: String]) async throws {
      try await run([], variables) { run async throws in
        #expect(await !run.output.contains("\u{1B}"))
        #expect(run.unread().isEmpty)
      }
    }

    @Test(
      "The terminal's answer decides between the palettes",
      arguments: [
        ("rgb:ffff/ffff/ffff", onLight), ("rgb:fdfd/f6f6/e3e3", onLight), ("rgb:0000/0000/0000", onDark),
        ("rgb:1e/1e/2e", onDark),
      ])
    func answer(background: String, code: String) async throws {
      // An answer that is late because the machine is busy is none.
      for attempt in 1...5 {
        let inTime = try await run([], [:], PtySetup(background: background)) { run async throws in
          #expect(await run.output.contains(Self.question))
          #expect(await run.screen.isInOrder)
          if attempt < 5, await !run.output.contains(code) { return false }
          #expect(await run.output.contains(code))
          #expect(run.unread().isEmpty)
          return true
        }
        if inTime { break }
      }
    }

    @Test(
      "COLORFGBG spares the question",
      arguments: [("0;15", onLight), ("15;0", onDark), ("12;default;7", onLight)])
    func variable(value: String, code: String) async throws {
      try await run([], ["COLORFGBG": value], PtySetup(background: "rgb:8888/0000/0000")) {
        run async throws in
        #expect(await !run.output.contains(Self.question))
        #expect(await run.output.contains(code))
      }
    }

    @Test(
      "Neither a chosen appearance nor JSON needs a question",
      arguments: [["--appearance", "light"], ["--appearance", "dark"], ["--json"], ["--color", "never"]])
    func unasked(arguments: [String]) async throws {
      try await run(arguments, [:], PtySetup(background: "rgb:8888/0000/0000")) { run async throws in
        #expect(await !run.output.contains(Self.question))
        #expect(await run.output.contains(Self.onLight) == (arguments.last == "light"))
        #expect(await run.output.contains(Self.onDark) == (arguments.last == "dark"))
      }
    }

    @Test(
      "A terminal that knows no colour says so at once, one that says nothing costs 100 ms, and both mean dark"
    )
    func silence() async throws {
      let quick = try await run([], [:], PtySetup(background: nil)) { run async throws in
        #expect(await run.output.contains(Self.onDark))
        #expect(run.unread().isEmpty)
        return await run.seconds
      }
      let slow = try await run([], [:], PtySetup(background: nil, tellsAttributes: false)) {
        run async throws in
        #expect(await run.output.contains(Self.question))
        #expect(await run.output.contains(Self.onDark))
        return await run.seconds
      }
      // Starting takes its time on a busy machine; the question itself is bounded.
      #expect(slow < quick + 0.6)
    }

    @Test(
      "Where standard input or output is no terminal, none is asked", arguments: ["< /dev/null", "| cat"])
    func redirected(redirection: String) async throws {
      let breeze = try Program().executable.path
      let variables = ["LC_ALL": "C.UTF-8", "TERM": "xterm-256color", "COLORTERM": "truecolor"]
      let shell = try Program(environment: variables, executable: URL(fileURLWithPath: "/bin/sh"))
      let script =
        "'\(breeze)' coords 1 2 --timeout 1 --color always \(redirection)"
      let closed = ["AIR_QUALITY", "ARCHIVE"].map { ("BREEZE_\($0)_URL", "http://127.0.0.1:1/") }
      try await shell.inTerminal(["-c", script], extra: Dictionary(uniqueKeysWithValues: closed)) {
        run async throws in
        _ = try await run.end()
        #expect(await run.output.contains("takes no connection"))
        #expect(await !run.output.contains(Self.question))
      }
    }

    @Test("What was typed ahead is left for the shell, and the terminal is not asked then")
    func typedAhead() async throws {
      let breeze = try Program().executable.path
      let variables = ["LC_ALL": "C.UTF-8", "TERM": "xterm-256color", "COLORTERM": "truecolor"]
      let shell = try Program(environment: variables, executable: URL(fileURLWithPath: "/bin/sh"))
      let closed = ["AIR_QUALITY", "ARCHIVE"].map { ("BREEZE_\($0)_URL", "http://127.0.0.1:1/") }
      let script = "read go; '\(breeze)' coords 1 2; read line; echo \"read <$line>\""
      let setup = PtySetup(background: "rgb:ffff/ffff/ffff")
      try await shell.inTerminal(["-c", script], setup, extra: Dictionary(uniqueKeysWithValues: closed)) {
        run in
        run.type("go\ntyped ahead\n")
        _ = try await run.end()
        #expect(await run.output.contains("read <typed ahead>"))
        #expect(await !run.output.contains(Self.question))
      }
    }
  }
}
