import Foundation
import TestSupport
import Testing

@Suite("Keys anywhere", .serialized)
struct SecretsSweepTests {
  /// Every spelling of every key that the services are sent, in body, header and `Location`.
  private static let echo = FaultCase.secrets + ["PAID\\/KEY\\u002b456", "%50AID%2fKEY%2b456"]

  private static func echoing(status: Int, good: Bool) -> StubFault {
    StubFault { _, proper in
      let text = echo.joined(separator: " ")
      let headers: [Reply.Header] = [
        ("Location", "http://portal.example/?k=\(echo[0])&apikey=\(echo[1])"), ("X-Echo", text),
        ("Retry-After", text),
      ]
      guard good, case .response(_, _, let body, _) = proper.kind else {
        return .json("{\"error\":true,\"reason\":\"\(text)\"}", status: status, headers: headers)
      }
      let kept = String(decoding: body, as: UTF8.self)
      return .json(
        kept.replacing("{", with: "{\"echo\":\"\(text)\",", maxReplacements: 1), status: status,
        headers: headers)
    }
  }

  @Test(
    "Neither output nor any file holds one, whatever a service echoes",
    arguments: [
      (200, true), (200, false), (302, false), (400, false), (403, false), (429, false), (500, false),
    ],
    [["--verbose"], ["--verbose", "--json"], ["--verbose", "--record", "recording"]])
  func sweep(answer: (status: Int, good: Bool), options: [String]) async throws {
    let fault = Self.echoing(status: answer.status, good: answer.good)
    for faulty in [[StubService.airQuality, .archive, .pollen], [.archive, .pollen]] {
      var stub = FaultCase.healthy
      stub.faults = Dictionary(uniqueKeysWithValues: faulty.map { ($0, fault) })
      try await ServiceStub.running(stub) { stub in
        let program = try Program(environment: stub.environment.merging(FaultCase.keys) { $1 })
        let result = try await program.run(["coords", "51.51", "-0.13"] + options)
        if answer.good || faulty.count == 2 { #expect(result.status == 0, "\(result.stderr)") }
        let files = FaultOutcome.files(below: program.home)
        #expect(options.contains("--record") == files.keys.contains { $0.hasPrefix("recording/") })
        let all = files.map { (Data($0.key.utf8) + $0.value, $0.key) }
        for (bytes, place) in all + [(result.stdoutData, "stdout"), (result.stderrData, "stderr")] {
          for secret in Self.echo {
            #expect(bytes.range(of: Data(secret.utf8)) == nil, "\(secret) in \(place)")
          }
        }
      }
    }
  }
}
