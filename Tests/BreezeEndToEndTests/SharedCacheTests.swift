import BreezeCore
import Foundation
import TestSupport
import Testing

@Suite("Many runs on one cache", .serialized)
struct SharedCacheTests {
  /// All as JSON, so that a torn output would show.
  private func runs(
    _ program: TestSupport.Program, _ extra: [String: String], count: Int, killing isKilled: (Int) -> Bool
  ) async -> [(isKilled: Bool, result: ProgramResult?)] {
    await withTaskGroup(of: (Bool, ProgramResult?).self) { group in
      for number in 0..<count {
        let killed = isKilled(number)
        // At different moments of a run, from its start to its end.
        let delay = killed ? 0.02 + Double(number) * 0.01 : 20 * Patience.factor
        let words = ["coords", "51.51", "-0.13", "--json", "--timeout", "\(10 * Patience.factor)"]
        group.addTask {
          (
            killed,
            try? await program.run(words, extra: extra, killAfter: delay)
          )
        }
      }
      return await group.reduce(into: []) { $0.append(($1.0, $1.1)) }
    }
  }

  @Test(
    "Thirty at once on an expired cache, some killed, three times: the others are whole, and so is the cache")
  func thirty() async throws {
    try await ServiceStub.running(StubOptions(latency: [.airQuality: 20])) { stub in
      let program = try Program(environment: stub.environment)
      let cache = program.home.appendingPathComponent(".cache/breeze")
      #expect(try await program.run(["coords", "51.51", "-0.13"]).status == 0)
      for round in 1...3 {
        let now = stub.options.now.addingTimeInterval(Double(round) * 2 * 86_400).formatted(.iso8601)
        let before = await stub.requests(to: .airQuality).count
        let outcomes = await runs(program, ["BREEZE_NOW": now], count: 30) { $0 % 5 == round }
        #expect(await stub.requests(to: .airQuality).count > before)
        for (isKilled, result) in outcomes {
          let result = try #require(result)
          if result.signal == 9 {
            #expect(isKilled)
            continue
          }
          #expect(result.status == 0, "\(result.stderr)")
          #expect((try? JSONSerialization.jsonObject(with: result.stdoutData)) != nil)
        }
        try expectWhole(cache, killed: 6 * round)
      }
      try await expectTidied(cache, program)
    }
  }

  /// - Parameter killed: how many may have left behind what they were writing.
  private func expectWhole(_ folder: URL, killed: Int) throws {
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    let entries = names.filter { $0.hasSuffix(".entry") }
    #expect(entries.count == 2)
    for name in entries {
      let data = try Data(contentsOf: folder.appendingPathComponent(name))
      #expect(CacheEntry(file: data) != nil, "\(name)")
    }
    #expect(names.count - entries.count <= killed)
  }

  /// What the killed have left behind goes when it is an hour old.
  private func expectTidied(_ folder: URL, _ program: TestSupport.Program) async throws {
    let stray = "\(String(repeating: "0", count: 32)).entry.\(String(repeating: "0", count: 16)).tmp"
    try Data("half".utf8).write(to: folder.appendingPathComponent(stray))
    for name in try FileManager.default.contentsOfDirectory(atPath: folder.path) where name.hasSuffix(".tmp")
    {
      let path = folder.appendingPathComponent(name).path
      try FileManager.default.setAttributes(
        [.modificationDate: Date(timeIntervalSinceNow: -4000)], ofItemAtPath: path)
    }
    #expect(try await program.run(["coords", "1", "2"]).status == 0)
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    #expect(!names.contains { $0.hasSuffix(".tmp") })
  }
}
