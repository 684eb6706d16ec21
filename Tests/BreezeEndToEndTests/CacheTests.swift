import Foundation
import TestSupport
import Testing

@Suite("The cache from run to run", .serialized)
struct CacheTests {
  private let point = ["coords", "51.51", "-0.13"]

  private func requests(_ stub: ServiceStub) async -> Int { await stub.server.requests.count }

  private func document(_ result: ProgramResult) throws -> [String: Any] {
    try #require(try JSONSerialization.jsonObject(with: result.stdoutData) as? [String: Any])
  }

  /// The clock of a run, so many seconds after that of the stub.
  private func later(_ stub: ServiceStub, _ seconds: Double) -> [String: String] {
    ["BREEZE_NOW": stub.options.now.addingTimeInterval(seconds).formatted(.iso8601)]
  }

  @Test("A repeat within the freshness opens no connection and prints the same")
  func fresh() async throws {
    try await ServiceStub.running { stub in
      let program = try Program(environment: stub.environment)
      let first = try await program.run(point)
      let connections = await stub.server.connectionCount
      let second = try await program.run(point, extra: later(stub, 14 * 60))
      #expect(first.status == 0 && second.status == 0)
      #expect(await stub.server.connectionCount == connections)
      #expect(second.stderr.isEmpty)
      _ = try await program.run(point, extra: later(stub, 16 * 60))
      #expect(await stub.requests(to: .airQuality).count == 2)
    }
  }

  @Test("--offline opens no connection, with an answer and without one")
  func offline() async throws {
    try await ServiceStub.running { stub in
      let program = try Program(environment: stub.environment)
      let nothing = try await program.run(point + ["--offline"])
      #expect(nothing.status == 4)
      #expect(nothing.stderr.contains("--offline"))
      #expect(await stub.server.connectionCount == 0)
      let report = try await program.run(point)
      let connections = await stub.server.connectionCount
      for _ in 0..<2 {
        let again = try await program.run(point + ["--offline"])
        #expect(again.status == 0)
        #expect(again.stdout == report.stdout)
      }
      #expect(await stub.server.connectionCount == connections)
    }
  }

  @Test("An old answer stands in for a service that fails, and says so on stderr and in JSON")
  func stale() async throws {
    let fault = StubFault { request, proper in request.earlierForPath == 0 ? proper : .json("", status: 500) }
    try await ServiceStub.running(StubOptions(faults: [.airQuality: fault])) { stub in
      let program = try Program(environment: stub.environment)
      let fresh = try await program.run(point + ["--json"])
      let freshCache = try document(fresh)["cache"] as? [String: Any]
      #expect(freshCache?["stale"] as? Bool == false)
      let stale = try await program.run(point + ["--json"], extra: later(stub, 3 * 3600))
      let staleCache = try document(stale)["cache"] as? [String: Any]
      #expect(stale.status == 0)
      #expect(staleCache?["stale"] as? Bool == true)
      #expect(stale.stderr.contains("Open-Meteo air quality"))
      #expect(stale.stderr.contains("3 hours old"))
      let tooOld = try await program.run(point + ["--json"], extra: later(stub, 25 * 3600))
      #expect(tooOld.status == 4)
    }
  }

  @Test("--no-cache neither reads nor writes, --max-age 0 asks anew and stores")
  func modes() async throws {
    try await ServiceStub.running { stub in
      let program = try Program(environment: stub.environment)
      _ = try await program.run(point + ["--no-cache"])
      #expect(FaultOutcome.files(below: program.home).isEmpty)
      _ = try await program.run(point)
      let stored = FaultOutcome.files(below: program.home)
      #expect(stored.count == 2)
      _ = try await program.run(point + ["--no-cache"])
      #expect(FaultOutcome.files(below: program.home) == stored)
      #expect(await stub.requests(to: .airQuality).count == 3)
      _ = try await program.run(point + ["--max-age", "0"])
      #expect(await stub.requests(to: .airQuality).count == 4)
      _ = try await program.run(point + ["--max-age", "600"], extra: later(stub, 9 * 3600))
      #expect(await stub.requests(to: .airQuality).count == 4)
    }
  }

  @Test(
    "A folder that takes nothing costs one warning and no report",
    arguments: ["/proc/x", "/dev/null", "/dev/full"])
  func unwritable(folder: String) async throws {
    try await ServiceStub.running { stub in
      let result = try await Program(environment: stub.environment).run(
        point, extra: ["XDG_CACHE_HOME": folder])
      #expect(result.status == 0)
      #expect(!result.stdout.isEmpty)
      #expect(result.stderr.split(separator: "\n").count == 1)
      #expect(result.stderr.contains(folder))
    }
  }

  @Test("In a home nothing is made but the folder of the cache, and nothing without a cache")
  func onlyTheCache() async throws {
    try await ServiceStub.running { stub in
      let program = try Program(environment: stub.environment)
      func made() -> [String] {
        (FileManager.default.enumerator(atPath: program.home.path)?.compactMap { $0 as? String } ?? [])
          .filter { !$0.hasSuffix(".entry") }.sorted()
      }
      _ = try await program.run(point + ["--no-cache"])
      #expect(made().isEmpty)
      _ = try await program.run(point)
      #expect(made() == [".cache", ".cache/breeze"])
    }
  }

  @Test(
    "Without a home of use the report is printed and nothing is made anywhere",
    arguments: [
      nil, "", "relative/home", "/proc/nonexistent",
    ])
  func noHome(home: String?) async throws {
    try await ServiceStub.running { stub in
      let places = ["/", "/home", "/home/.cache", "/root", "/tmp/.cache"]
      func listing() -> [[String]] {
        places.map { (try? FileManager.default.contentsOfDirectory(atPath: $0).sorted()) ?? [] }
      }
      let before = listing()
      let shell = try Program(
        environment: stub.environment, executable: URL(fileURLWithPath: "/usr/bin/env"))
      let program = try Program().executable.path
      let set = home.map { ["HOME=\($0)"] } ?? ["-u", "HOME"]
      let unset = ["-u", "XDG_CACHE_HOME", "-u", "XDG_CONFIG_HOME"]
      let result = try await shell.run(unset + set + [program] + point)
      #expect(result.status == 0, "\(result.stderr)")
      #expect(result.stderr.split(separator: "\n").count <= 1)
      #expect(FaultOutcome.files(below: shell.home).isEmpty)
      #expect(listing() == before)
    }
  }
}
