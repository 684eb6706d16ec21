import BreezeCore
import Foundation
import Testing

@Suite("Offline, without the cache, and with a greatest age")
struct CacheModesTests {
  private let sandbox = CacheSandbox()

  private func store(_ request: HTTPRequest) async {
    await sandbox.cache().store(.good(), for: request)
  }

  @Test("Offline nothing is sent, and what is past its freshness is marked")
  func offline() async throws {
    let request = try HTTPRequest.to(.airQuality)
    let policy = CachePolicy(mode: .offline)
    #expect(await sandbox.ask(request, at: 0, policy) == .failure(.notCached))
    #expect(!FileManager.default.fileExists(atPath: sandbox.folder.path))
    await store(request)
    #expect(await sandbox.ask(request, at: 899, policy) == .kept(899, stale: false))
    #expect(await sandbox.ask(request, at: 900, policy) == .kept(900, stale: true))
    #expect(await sandbox.ask(request, at: 86_400, policy) == .kept(86_400, stale: true))
    #expect(await sandbox.ask(request, at: 86_401, policy) == .failure(.notCached))
  }

  @Test("Offline places and the archive have no greatest age", arguments: [Service.geocoding, .archive])
  func offlineAnyAge(service: Service) async throws {
    let request = try HTTPRequest.to(service)
    await store(request)
    #expect(await sandbox.ask(request, at: 1e9, CachePolicy(mode: .offline)) == .kept(1e9, stale: true))
  }

  @Test("Without the cache nothing is read and nothing written")
  func none() async throws {
    let request = try HTTPRequest.to(.airQuality)
    let policy = CachePolicy(mode: .none)
    let first = ScriptedNetwork(.success(.good("[1]")))
    #expect(await sandbox.ask(request, at: 0, policy, network: first) == .success(.good("[1]")))
    #expect(sandbox.names.isEmpty)
    await store(request)
    let second = ScriptedNetwork(.failure(.offline))
    #expect(await sandbox.ask(request, at: 1, policy, network: second) == .failure(.offline))
  }

  @Test("A greatest age of five minutes asks after five minutes, and only then")
  func shorter() async throws {
    let request = try HTTPRequest.to(.geocoding)
    let policy = CachePolicy(maxAge: 5)
    await store(request)
    #expect(await sandbox.ask(request, at: 299, policy) == .kept(299, stale: false))
    let failing = ScriptedNetwork(.failure(.offline))
    #expect(await sandbox.ask(request, at: 300, policy, network: failing) == .kept(300, stale: true))
  }

  @Test("A greatest age of 0 asks every time, and has the old answer to fall back on")
  func zero() async throws {
    let request = try HTTPRequest.to(.airQuality)
    await store(request)
    let policy = CachePolicy(maxAge: 0)
    let newer = ScriptedNetwork(.success(.good("[2]")))
    #expect(await sandbox.ask(request, at: 0, policy, network: newer) == .success(.good("[2]")))
    let failing = ScriptedNetwork(.failure(.offline))
    #expect(try await sandbox.ask(request, at: 1, policy, network: failing).get().isStale)
  }

  @Test("A greatest age of two days makes yesterday's air fresh")
  func longer() async throws {
    let request = try HTTPRequest.to(.airQuality)
    await store(request)
    for mode in [CachePolicy.Mode.normal, .offline] {
      let policy = CachePolicy(mode: mode, maxAge: 2880)
      #expect(await sandbox.ask(request, at: 172_799, policy) == .kept(172_799, stale: false))
    }
    let failing = ScriptedNetwork(.failure(.offline))
    let older = await sandbox.ask(request, at: 172_800, CachePolicy(maxAge: 2880), network: failing)
    #expect(older == .failure(.offline))
  }

  @Test("An absurd greatest age is no trap")
  func absurd() async throws {
    let request = try HTTPRequest.to(.airQuality)
    await store(request)
    #expect(await sandbox.ask(request, at: 1e9, CachePolicy(maxAge: .max)) == .kept(1e9, stale: false))
  }
}
