import Foundation
import Testing
import TestSupport

@Suite("Running programs")
struct ProgramTests {
  private func shell(_ environment: [String: String] = [:]) throws -> Program {
    try Program(environment: environment, executable: URL(fileURLWithPath: "/bin/sh"))
  }

  @Test("The built program is found")
  func built() throws {
    #expect(try Program().executable.lastPathComponent == "breeze")
  }

  @Test("Both streams and the exit status come back")
  func streams() async throws {
    let result = try await shell().run(["-c", "echo out; echo err >&2; exit 3"])
    #expect(result.stdout == "out\n")
    #expect(result.stderr == "err\n")
    #expect(result.status == 3)
    #expect(result.signal == nil)
  }

  @Test("A lot of output on both streams blocks nobody")
  func muchOutput() async throws {
    let script = "head -c 3000000 /dev/zero; head -c 3000000 /dev/zero >&2; head -c 3000000 /dev/zero"
    let result = try await shell().run(["-c", script])
    #expect(result.stdoutData.count == 6_000_000)
    #expect(result.stderrData.count == 3_000_000)
    #expect(result.status == 0)
  }

  @Test("The environment is what was given and a home of its own")
  func environment() async throws {
    let program = try shell(["BREEZE_NOW": "x"])
    let lines = try await program.run(["-c", "env"], extra: ["MORE": "1"]).stdout.split(separator: "\n")
    let names = Set(lines.compactMap { $0.split(separator: "=").first.map(String.init) })
    let expected: Set = ["BREEZE_NOW", "MORE", "HOME", "XDG_CONFIG_HOME", "XDG_CACHE_HOME", "PATH"]
    #expect(names.isSuperset(of: expected))
    #expect(names.subtracting(expected).isSubset(of: ["PWD", "OLDPWD", "SHLVL", "_"]))
    #expect(lines.contains("HOME=\(program.home.path)"))
  }

  @Test("The text arrives on standard input, read or not")
  func input() async throws {
    let text = String(repeating: "Zürich\n", count: 50_000)
    #expect(try await shell().run(["-c", "cat"], stdin: text).stdout == text)
    #expect(try await shell().run(["-c", "true"], stdin: text).status == 0)
    #expect(try await shell().run(["-c", "cat"]).stdout.isEmpty)
  }

  @Test("The home lasts as long as the value")
  func home() async throws {
    var program: Program? = try shell()
    let home = try #require(program?.home.path)
    _ = try await program?.run(["-c", "echo kept > \"$HOME/file\""])
    #expect(try await program?.run(["-c", "cat \"$HOME/file\""]).stdout == "kept\n")
    program = nil
    #expect(!FileManager.default.fileExists(atPath: home))
  }

  @Test("A program that runs too long is killed")
  func killed() async throws {
    let result = try await shell().run(["-c", "echo begun; exec sleep 30"], killAfter: 0.2)
    #expect(result.stdout == "begun\n")
    #expect(result.signal == 9)
    #expect(result.wasKilled)
    #expect(result.seconds < 20)
  }

  @Test("An interrupt is delivered")
  func interrupted() async throws {
    // Not through the shell: it catches the signal itself until it has become the other program.
    let program = try Program(executable: URL(fileURLWithPath: "/bin/sleep"))
    let result = try await program.run(["30"], interruptAfter: 0.1)
    #expect(result.signal == 2)
    #expect(!result.wasKilled)
  }

  @Test("Many at once")
  func many() async throws {
    let program = try shell()
    let seconds = await withTaskGroup(of: Double.self) { group in
      for number in 0..<8 {
        group.addTask {
          let result = try? await program.run(["-c", "sleep 0.4; echo \(number)"])
          #expect(result?.stdout == "\(number)\n")
          return result?.seconds ?? .infinity
        }
      }
      return await group.reduce(0, max)
    }
    #expect(seconds < 2.5)
  }

  @Test("A program that cannot be started is an error")
  func missing() async throws {
    let program = try Program(executable: URL(fileURLWithPath: "/nowhere/program"))
    await #expect(throws: (any Error).self) { try await program.run() }
  }
}
