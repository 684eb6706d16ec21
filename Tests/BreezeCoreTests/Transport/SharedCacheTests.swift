import BreezeCore
import Foundation
import Testing

@Suite("Several at once in one folder")
struct SharedCacheTests {
  private let sandbox = CacheSandbox()

  /// A body that shows whether it is whole: one number, over and over.
  private static func body(_ number: Int) -> String {
    "[" + Array(repeating: String(number), count: 2000 + number).joined(separator: ",") + "]"
  }

  private static let bodies = Set((0..<30).map(body))

  @Test("Thirty writers and readers of one answer, three rounds: whole answers only")
  func oneAnswer() async throws {
    let request = try HTTPRequest.to(.airQuality)
    let sandbox = sandbox
    for round in 0..<3 {
      // By then the answers of the round before are past their freshness.
      let moment = Double(round) * 900
      let texts = await withTaskGroup(of: [String].self) { group in
        for number in 0..<30 {
          group.addTask {
            let network = ScriptedNetwork(.success(.good(Self.body(number))))
            let transport = network.transport.cached(in: sandbox.cache(at: moment))
            var texts: [String] = []
            for _ in 0..<5 { texts.append((try? await transport.outcome(of: request).get())?.text ?? "") }
            return texts
          }
        }
        return await group.reduce(into: []) { $0 += $1 }
      }
      #expect(texts.count == 150)
      #expect(Set(texts).isSubset(of: Self.bodies))
    }
    #expect(sandbox.names.count == 1, "and nothing half-written is left")
  }

  @Test("While one writes again and again, a reader never misses")
  func noGap() async throws {
    let request = try HTTPRequest.to(.airQuality)
    let sandbox = sandbox
    await sandbox.cache().store(.good(Self.body(0)), for: request)
    async let writing: Void = {
      for number in 0..<30 { await sandbox.cache().store(.good(Self.body(number)), for: request) }
    }()
    var missed = 0
    for _ in 0..<200 {
      let text = sandbox.cache().answer(to: request)?.answer.text
      if text.map(Self.bodies.contains) != true { missed += 1 }
    }
    await writing
    #expect(missed == 0)
  }

  @Test("Clearing in between harms nobody and warns of nothing")
  func clearing() async throws {
    let sandbox = sandbox
    let (warnings, continuation) = AsyncStream.makeStream(of: CacheWarning.self)
    let request = try HTTPRequest.to(.airQuality)
    await withTaskGroup(of: Void.self) { group in
      for number in 0..<20 {
        group.addTask {
          let cache = sandbox.cache { continuation.yield($0) }
          await cache.store(.good(Self.body(number)), for: request)
          _ = try? cache.summary()
          if number % 4 == 0 { _ = try? cache.clear() }
        }
      }
    }
    continuation.finish()
    let given = await warnings.reduce(into: [CacheWarning]()) { $0.append($1) }
    #expect(given.isEmpty)
    #expect(sandbox.cache().answer(to: request).map { Self.bodies.contains($0.answer.text) } ?? true)
  }
}
