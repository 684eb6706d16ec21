import Foundation
import TestSupport
import Testing

extension InTerminal {
  @Suite("Interrupts")
  struct InterruptTests {
    private func run(_ arguments: [String], latency: Int, after seconds: Double) async throws -> ProgramResult
    {
      try await ServiceStub.running(StubOptions(latency: [.airQuality: latency])) { stub in
        try await Program(environment: stub.environment).run(
          ["coords", "48.85", "2.35"] + arguments, interruptAfter: seconds)
      }
    }

    @Test("While a service is waited for, it ends at once with status 130 and says nothing")
    func waiting() async throws {
      let result = try await run([], latency: 8000, after: 0.5)
      #expect(result.status == 130)
      #expect(result.stdout.isEmpty)
      #expect(result.stderr.isEmpty)
      #expect(result.seconds < 3)
    }

    @Test("With --json there is the document of the error")
    func json() async throws {
      let result = try await run(["--json"], latency: 8000, after: 0.5)
      #expect(result.status == 130)
      let document = try JSONSerialization.jsonObject(with: result.stdoutData) as? [String: Any]
      #expect(document?["type"] as? String == "error")
      let error = document?["error"] as? [String: Any]
      #expect(error?["code"] as? String == "interrupted")
      #expect(error?["exit_status"] as? Int == 130)
    }

    @Test("A watch off a terminal ends with the reports that it had")
    func watching() async throws {
      let result = try await run(["--json", "--watch"], latency: 0, after: 1.2)
      #expect(result.status == 130)
      let document = try JSONSerialization.jsonObject(with: result.stdoutData) as? [String: Any]
      #expect(document?["type"] as? String == "dashboard")
      #expect(!result.stdout.contains("\u{1B}"))
    }

    @Test("Whenever the interrupt comes, nothing hangs or traps", arguments: 0..<24)
    func anyMoment(number: Int) async throws {
      let result = try await run([], latency: number % 4, after: 0.004 * Double(number))
      #expect([.exited(0), .exited(130), .signalled(SIGINT)].contains(result.ending), "\(result.stderr)")
      #expect(result.stderr.isEmpty)
      #expect(result.seconds < 5)
    }
  }
}
