import BreezeCore
import Foundation
import Testing

@Suite("A transport that tries once more")
struct RetryTransportTests {
  private actor Sleeps {
    private(set) var all: [Double] = []
    func add(_ seconds: Double) { all.append(seconds) }
  }

  private let sleeps = Sleeps()

  private func outcome(
    _ network: ScriptedNetwork, seconds: Double = 60
  ) async throws -> Result<HTTPResponse, TransportError> {
    let sleeps = sleeps
    let policy = RetryPolicy(random: { _ in 0.3 }, sleep: { await sleeps.add($0) })
    let transport = network.transport.retrying(policy, within: Deadline(after: seconds))
    return await transport.outcome(of: try .to(.airQuality))
  }

  @Test("A good answer is asked for once")
  func good() async throws {
    let network = ScriptedNetwork(.status(200, "{}"))
    #expect(try await outcome(network) == .status(200, "{}"))
    #expect(await network.requests.count == 1)
    #expect(await sleeps.all.isEmpty)
  }

  @Test("After a hiccup the second attempt's answer is the answer, to the same request")
  func hiccup() async throws {
    let network = ScriptedNetwork(.status(503), .status(200, "{}"))
    #expect(try await outcome(network) == .status(200, "{}"))
    #expect(await network.requests == [try .to(.airQuality), try .to(.airQuality)])
    #expect(await sleeps.all == [0.3])
  }

  @Test("There is no third attempt, whatever the second brings")
  func twice() async throws {
    let network = ScriptedNetwork(.failure(.offline), .status(502))
    #expect(try await outcome(network) == .status(502))
    let other = ScriptedNetwork(.status(502), .failure(.connectionLost("h")))
    #expect(try await outcome(other) == .failure(.connectionLost("h")))
    let limited = Result.status(429, headers: ["retry-after": "1"])
    #expect(try await outcome(ScriptedNetwork(limited, limited)) == limited)
  }

  @Test("A short Retry-After is waited for, a long one is not")
  func rateLimited() async throws {
    let short = ScriptedNetwork(.status(429, headers: ["retry-after": "2"]), .status(200, "{}"))
    #expect(try await outcome(short) == .status(200, "{}"))
    #expect(await sleeps.all == [2])

    let long = Result.status(429, #"{"error":true,"reason":"Daily"}"#, headers: ["retry-after": "86400"])
    #expect(try await outcome(ScriptedNetwork(long)) == long)
    #expect(await sleeps.all == [2])
  }

  @Test("A daily limit without a header comes through at once")
  func daily() async throws {
    let answer = Result.status(429, #"{"error":true,"reason":"Daily API request limit exceeded."}"#)
    #expect(try await outcome(ScriptedNetwork(answer)) == answer)
    #expect(await sleeps.all.isEmpty)
  }

  @Test("With the deadline near or past the first outcome stands", arguments: [0.2, 0, -1])
  func late(seconds: Double) async throws {
    let network = ScriptedNetwork(.failure(.offline))
    #expect(try await outcome(network, seconds: seconds) == .failure(.offline))
    #expect(await network.requests.count == 1)
  }

  @Test("A pause that took until the deadline is followed by no attempt")
  func overslept() async throws {
    let network = ScriptedNetwork(.status(503))
    let policy = RetryPolicy(random: { _ in 0.2 }, sleep: { _ in try? await Task.sleep(for: .seconds(0.3)) })
    let transport = network.transport.retrying(policy, within: Deadline(after: 0.25))
    #expect(await transport.outcome(of: try .to(.airQuality)) == .status(503))
  }

  @Test("When the second attempt takes too long, the outcome of the first says more")
  func silent() async throws {
    let network = ScriptedNetwork(.status(503), .failure(.timedOut))
    #expect(try await outcome(network) == .status(503))
  }

  @Test("The live pause lasts as long as it says")
  func live() async throws {
    let start = ContinuousClock.now
    let network = ScriptedNetwork(.status(503), .status(200))
    let transport = network.transport.retrying(within: Deadline(after: 60))
    #expect(await transport.outcome(of: try .to(.airQuality)) == .status(200))
    #expect(ContinuousClock.now - start >= .milliseconds(200))
  }
}
