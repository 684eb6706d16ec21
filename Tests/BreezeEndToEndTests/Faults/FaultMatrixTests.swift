import Foundation
import TestSupport
import Testing

/// Each service with each fault, as text and as JSON.
@Suite("The fault matrix")
struct FaultMatrixTests {
  /// All that is not at fault answers from one stub.
  private static let healthy = Result { try ServiceStub(FaultCase.healthy) }
  private static let turnstile = Turnstile(4)

  @Test("The matrix is whole")
  func whole() {
    let count = FaultCase.all.count
    #expect(count == StubService.allCases.count * Fault.all.count * 2)
    #expect(Set(Fault.all.map(\.name)).count == Fault.all.count)
    print(
      "Fault matrix: \(Fault.all.count) faults of \(StubService.allCases.count) services, \(count) cases.")
  }

  @Test("In this process", arguments: FaultCase.all)
  func inProcess(fault: FaultCase) async throws {
    try await Self.turnstile.through { try await check(fault, startup: 0, FaultRun.inProcess) }
  }

  @Test(
    "As the built program",
    arguments: FaultCase.all.enumerated().filter { $0.offset % 23 == 0 }.map(\.element))
  func asProgram(fault: FaultCase) async throws {
    try await Self.turnstile.through { try await check(fault, startup: 0.3, FaultRun.program) }
  }

  /// A machine that is busy makes times long that are short: only one that is long three times is believed.
  private func check(_ fault: FaultCase, startup: Double, _ work: FaultRun.Work) async throws {
    let healthy = try Self.healthy.get().environment
    var outcome = try await FaultRun.outcome(of: fault, healthy: healthy, work)
    let limit = fault.fault.timeout + (0.5 + startup) * Patience.factor
    for _ in 0..<2 where outcome.seconds > limit {
      outcome = try await FaultRun.outcome(of: fault, healthy: healthy, work)
    }
    #expect(outcome.seconds <= limit)
    #expect(outcome.status.map(fault.statuses.contains) == true, "\(outcome.diagnostics)")
    expectOutput(outcome, fault)
    expectWords(outcome, fault)
    expectTraces(outcome, fault)
  }

  private func expectOutput(_ outcome: FaultOutcome, _ fault: FaultCase) {
    guard fault.isJSON else {
      #expect(outcome.output.isEmpty == (outcome.status != 0))
      #expect(outcome.output.unicodeScalars.allSatisfy { $0 == "\n" || $0.value >= 0x20 })
      return
    }
    let document = try? JSONSerialization.jsonObject(with: Data(outcome.output.utf8)) as? [String: Any]
    #expect(document?["type"] as? String == (outcome.status == 0 ? "dashboard" : "error"))
    if outcome.status != 0 {
      let error = document?["error"] as? [String: Any]
      #expect(error?["exit_status"] as? Int == outcome.status.map(Int.init))
    } else if case .fails = fault.fault.outcome {
      let notes = document?["notes"] as? [[String: Any]] ?? []
      #expect(notes.map { $0["section"] as? String } == [fault.service == .archive ? "climate" : "pollen"])
    }
  }

  private func expectWords(_ outcome: FaultOutcome, _ fault: FaultCase) {
    let words = outcome.diagnostics
    let lines = words.split(separator: "\n")
    switch fault.fault.outcome {
    case .fails:
      #expect((1...2).contains(lines.count), "\(words)")
      #expect(words.contains(fault.name), "\(words)")
    case .recovers: #expect(words.isEmpty, "\(words)")
    case .judged: #expect((outcome.status == 0 ? 0...2 : 1...2).contains(lines.count), "\(words)")
    }
    #expect(lines.allSatisfy { $0.hasPrefix("breeze: ") })
    for leak in ["<", "Error Domain", "NSURL", "Error(", "Optional(", "codingPath", "\u{1B}", "\u{202E}"] {
      #expect(!words.contains(leak), "\(words)")
    }
  }

  /// What is left behind: no key, no answer that is of no use, and no more requests than promised.
  private func expectTraces(_ outcome: FaultOutcome, _ fault: FaultCase) {
    for secret in FaultCase.secrets {
      for (place, bytes) in outcome.everything {
        #expect(bytes.range(of: Data(secret.utf8)) == nil, "\(secret) in \(place)")
      }
    }
    if case .fails = fault.fault.outcome { #expect(!outcome.stored.contains(fault.storedName)) }
    if fault.fault.requests == 0 {
      #expect(outcome.requests == 0)
    } else if case .judged = fault.fault.outcome {
      #expect(outcome.requests >= 1)
    } else {
      #expect(outcome.requests == fault.fault.requests)
    }
    #expect(outcome.mostInFlight <= 1)
  }
}
