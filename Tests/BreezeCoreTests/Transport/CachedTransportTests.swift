import BreezeCore
import Foundation
import Testing

@Suite("A transport with a cache: what it asks, what it gives")
struct CachedTransportTests {
  private let sandbox = CacheSandbox()

  private func store(_ request: HTTPRequest, _ body: String = #"{"n":1}"#) async {
    let outcome = await sandbox.ask(request, at: 0, network: ScriptedNetwork(.success(.good(body))))
    #expect(outcome == .success(.good(body)))
  }

  private static let day = 86_400.0

  private static let freshness: [(Service, String, Double)] = [
    (.geocoding, "name=Paris", 30 * day), (.airQuality, "n=1", 900), (.pollen, "n=1", 10_800),
    (.archive, "end_date=2026-12-01", day), (.archive, "end_date=1980-12-01", 7 * day),
  ]

  @Test("A fresh answer opens no connection; at its limit it is asked for anew", arguments: freshness)
  func fresh(service: Service, query: String, limit: Double) async throws {
    let request = try HTTPRequest.to(service, query)
    await store(request)
    #expect(await sandbox.ask(request, at: 0) == .kept(0, stale: false))
    #expect(await sandbox.ask(request, at: limit - 1) == .kept(limit - 1, stale: false))
    let newer = ScriptedNetwork(.success(.good("[2]")))
    #expect(await sandbox.ask(request, at: limit, network: newer) == .success(.good("[2]")))
    #expect(try await sandbox.ask(request, at: limit + 1).get().text == "[2]")
    #expect(try await sandbox.ask(request, at: limit + 1).get().age == 1)
  }

  @Test(
    "When the service fails an old answer is used and marked, at any age",
    arguments: freshness.filter { [.geocoding, .archive].contains($0.0) })
  func anyAge(service: Service, query: String, limit: Double) async throws {
    let request = try HTTPRequest.to(service, query)
    await store(request)
    for age in [limit, 10_000 * Self.day] {
      let network = ScriptedNetwork(.failure(.offline))
      #expect(await sandbox.ask(request, at: age, network: network) == .kept(age, stale: true))
      #expect(await network.requests.count == 1)
    }
  }

  @Test("Air quality and pollen of more than a day are never used", arguments: [Service.airQuality, .pollen])
  func aDay(service: Service) async throws {
    let request = try HTTPRequest.to(service)
    await store(request)
    let yesterday = await sandbox.ask(request, at: Self.day, network: ScriptedNetwork(.failure(.timedOut)))
    #expect(yesterday == .kept(Self.day, stale: true))
    let older = await sandbox.ask(request, at: Self.day + 1, network: ScriptedNetwork(.failure(.timedOut)))
    #expect(older == .failure(.timedOut))
  }

  @Test("A good answer with a status other than 200 comes through and is not stored")
  func otherStatus() async throws {
    let request = try HTTPRequest.to(.airQuality)
    let answer = Result.status(203, "{}")
    #expect(await sandbox.ask(request, at: 0, network: ScriptedNetwork(answer)) == answer)
    #expect(sandbox.names.isEmpty)
  }

  @Test("A false error is a good answer, and so is a list")
  func good() async throws {
    for (query, body) in [("n=1", #"{"error":false,"n":1}"#), ("n=2", "[]"), ("n=3", #" [{"n":1}] "#)] {
      let request = try HTTPRequest.to(.archive, query)
      await store(request, body)
      #expect(try await sandbox.ask(request, at: 1).get().text == body)
    }
  }

  @Test("The caller may judge more sharply")
  func judge() async throws {
    let request = try HTTPRequest.to(.airQuality)
    await store(request)
    let network = ScriptedNetwork(.status(200, "{}"))
    let transport = network.transport.cached(in: sandbox.cache(at: 900)) { $1.text.contains("n") }
    #expect(await transport.outcome(of: request) == .kept(900, stale: true))
  }

  @Test("Places that are near each other, opposite, or of one name never share an answer")
  func places() async throws {
    let queries = [
      "latitude=48.85&longitude=2.35", "latitude=48.85&longitude=2.36", "latitude=-48.85&longitude=2.35",
      "name=Paris&countryCode=FR", "name=Paris&countryCode=US", "name=Paris&language=de",
      "name=Paris&language=fr", "latitude=48.85&longitude=2.35&hourly=us_aqi",
    ]
    for (index, query) in queries.enumerated() { await store(try .to(.airQuality, query), "[\(index)]") }
    for (index, query) in queries.enumerated() {
      #expect(try await sandbox.ask(.to(.airQuality, query), at: 1).get().text == "[\(index)]")
    }
  }
}
