import BreezeCore
import Foundation
import Testing

@Suite("A transport with a cache when a service fails")
struct CacheFallbackTests {
  private let sandbox = CacheSandbox()

  private func store(_ request: HTTPRequest) async {
    await sandbox.cache().store(.good(), for: request)
  }

  @Test(
    "Every failure of a service",
    arguments: [
      Result.failure(.offline), .failure(.unknownHost("h")), .failure(.connectionRefused("h")),
      .failure(.connectionLost("h")), .failure(.insecure("h")), .failure(.timedOut),
      .failure(.tooLarge(limit: 1)), .failure(.other(code: 1)), .status(500), .status(503, "<html>"),
      .status(599), .status(429, #"{"error":true,"reason":"Daily"}"#), .status(302), .status(204),
      .status(200), .status(200, "<html><body>Sign in</body></html>"), .status(200, #"{"n":1"#),
      .status(200, #"{"n":nan}"#), .status(200, "42"), .status(200, "null"), .status(200, #""text""#),
      .status(200, #"{"error":true,"reason":"Something went wrong."}"#),
      .status(200, #"{"error":{"code":500,"message":"x"}}"#),
      .status(200, #"{"n":1}Unexpected error while streaming data: x"#), .status(206, #"{"n":1"#),
    ])
  func failures(outcome: Result<HTTPResponse, TransportError>) async throws {
    let request = try HTTPRequest.to(.airQuality)
    let missed = await sandbox.ask(request, at: 0, network: ScriptedNetwork(outcome))
    #expect(missed == outcome, "without a stored answer the failure comes through")
    #expect(sandbox.names.isEmpty, "and nothing is stored")

    await store(request)
    #expect(await sandbox.ask(request, at: 900, network: ScriptedNetwork(outcome)) == .kept(900, stale: true))
    #expect(await sandbox.ask(request, at: 899) == .kept(899, stale: false), "what was stored is still there")
  }

  @Test(
    "A refusal is no failure: it comes through and leaves what is stored",
    arguments: [400, 401, 403, 404, 410, 451])
  func refusals(status: Int) async throws {
    let request = try HTTPRequest.to(.airQuality)
    await store(request)
    let refusal = Result.status(status, #"{"error":true,"reason":"The supplied API key is invalid."}"#)
    #expect(await sandbox.ask(request, at: 900, network: ScriptedNetwork(refusal)) == refusal)
    #expect(await sandbox.ask(request, at: 899) == .kept(899, stale: false))
  }

  @Test(
    "A recording's fault is not covered up",
    arguments: [TransportError.notRecorded, .file(path: "p", reason: "r")])
  func recording(error: TransportError) async throws {
    let request = try HTTPRequest.to(.airQuality)
    await store(request)
    #expect(await sandbox.ask(request, at: 900, network: ScriptedNetwork(.failure(error))) == .failure(error))
  }

  @Test("A silent service: at the deadline the old answer is used")
  func deadline() async throws {
    let request = try HTTPRequest.to(.airQuality)
    await store(request)
    let silent = HTTPTransport { _ async throws(TransportError) in
      try? await Task.sleep(for: .seconds(60))
      throw .offline
    }
    let start = ContinuousClock.now
    let transport = silent.bounded(by: Deadline(after: 0.1)).cached(in: sandbox.cache(at: 1000))
    #expect(await transport.outcome(of: request) == .kept(1000, stale: true))
    #expect(ContinuousClock.now - start < .seconds(30))
  }
}
