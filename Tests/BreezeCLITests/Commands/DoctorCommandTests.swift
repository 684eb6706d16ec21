import BreezeCLI
import BreezeCore
import Foundation
import TestSupport
import Testing

@Suite("breeze doctor")
struct DoctorCommandTests {
  private static let names = ["settings", "cache", "clock", "terminal", "proxy", "keys"]
  private static let services = ["geocoding", "air-quality", "archive"]

  private func statuses(_ run: Breeze) throws -> [String: String] {
    let checks = try #require(try run.document()["checks"]?.elements)
    return Dictionary(
      uniqueKeysWithValues: checks.compactMap { check in
        check["name"]?.text.flatMap { name in check["status"]?.text.map { (name, $0) } }
      })
  }

  private func home(_ work: (URL) async throws -> Void) async throws {
    try await TemporaryFolder.with { try await work($0) }
  }

  @Test("One line each, in a fixed order, and status 0 when all is well")
  func well() async throws {
    try await home { home in
      let run = try await Breeze.run(["doctor"], .london(), variables: ["HOME": home.path], columns: 200)
      #expect(run.status == .success)
      let words = run.lines.map { $0.split(separator: " ").prefix(2).joined(separator: " ") }
      #expect(words.filter { !$0.isEmpty } == (Self.names + Self.services).map { "ok \($0)" })
      #expect(run.diagnostics.isEmpty)
    }
  }

  @Test("Google Pollen is asked only with a key, and no key is shown")
  func keys() async throws {
    try await home { home in
      let answers = try [Service: Answer].london().merging([.pollen: .file("responses/pollen/one-day")]) {
        $1
      }
      let variables = ["HOME": home.path, "GOOGLE_POLLEN_API_KEY": "SECRETKEY123"]
      let run = await Breeze.run(["doctor", "--json", "--verbose"], answers, variables: variables)
      #expect(try statuses(run)["pollen"] == "ok")
      #expect(run.output.contains("GOOGLE_POLLEN_API_KEY: set"))
      #expect(run.output.contains("OPEN_METEO_API_KEY: not set"))
      #expect(!(run.output + run.diagnostics).contains("SECRETKEY123"))
    }
  }

  @Test("The status is that of the first failure, and the others are told all the same")
  func failures() async throws {
    try await home { home in
      let answers = try [Service: Answer].london().replacing(
        .geocoding, by: .failure(.connectionRefused("a.example"))
      )
      .replacing(.archive, by: .text("", status: 429))
      let run = await Breeze.run(["doctor", "--json"], answers, variables: ["HOME": home.path])
      #expect(run.status == .unreachable)
      let found = try statuses(run)
      #expect(found["geocoding"] == "failed")
      #expect(found["air-quality"] == "ok")
      #expect(found["archive"] == "failed")
      #expect(run.output.contains("a.example takes no connection"))
    }
  }

  @Test("Stored answers do not stand in for a service, and --offline asks none")
  func honest() async throws {
    try await home { home in
      let variables = ["HOME": home.path]
      let first = try await Breeze.run(["doctor"], .london(), variables: variables)
      let second = try await Breeze.run(["doctor"], .london(), variables: variables)
      #expect(first.requests.count == 3 && second.requests.count == 3)
      let offline = await Breeze.run(["doctor", "--offline", "--json"], variables: variables)
      #expect(offline.status == .success)
      for service in Self.services { #expect(try statuses(offline)[service] == "skipped") }
    }
  }

  @Test("Damaged settings are said once, and a cache that takes nothing fails with status 7")
  func local() async throws {
    try await home { home in
      let folder = home.appendingPathComponent("breeze")
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try Data("{\"units\":".utf8).write(to: folder.appendingPathComponent("config.json"))
      let variables = ["XDG_CONFIG_HOME": home.path, "XDG_CACHE_HOME": "/dev/null"]
      let run = await Breeze.run(["doctor", "--offline", "--json"], variables: variables)
      #expect(run.status == .localFile)
      #expect(try statuses(run)["settings"] == "failed")
      #expect(try statuses(run)["cache"] == "failed")
      #expect(run.diagnostics.isEmpty)
    }
  }

  @Test(
    "A clock more than five minutes off is a finding",
    arguments: [
      ("Tue, 01 Dec 2026 21:05:12 GMT", "ok", "agrees"), ("Tue, 01 Dec 2026 21:00:12 GMT", "ok", "agrees"),
      ("Tue, 01 Dec 2026 21:00:11 GMT", "warning", "5 minutes ahead"),
      ("Tue, 01 Dec 2026 23:15:12 GMT", "warning", "2 hours behind"), ("nonsense", "ok", "compare"),
    ])
  func clock(date: String, status: String, words: String) async throws {
    let body = try Fixture.text("london/geocoding.json")
    let answers = try [Service: Answer].london().replacing(
      .geocoding, by: .text(body, headers: ["date": date]))
    let run = await Breeze.run(["doctor", "--json"], answers)
    #expect(try statuses(run)["clock"] == status)
    #expect(run.output.contains(words))
  }

  @Test("A clock that BREEZE_NOW sets is said")
  func fixedClock() async throws {
    let run = await Breeze.run(
      ["doctor", "--offline", "--json"], variables: ["BREEZE_NOW": "2026-12-01T21:05:12Z"])
    #expect(try statuses(run)["clock"] == "warning")
    #expect(run.output.contains("BREEZE_NOW"))
  }

  @Test(
    "Proxy variables are named without their values",
    arguments: [
      (["https_proxy": "http://u:pw@proxy.example"], "ok", "https_proxy"),
      (["HTTP_PROXY": "http://u:pw@proxy.example"], "warning", "set http_proxy"), ([:], "ok", "No variable"),
      (["HTTPS_PROXY": ""], "ok", "No variable"),
    ])
  func proxy(variables: [String: String], status: String, words: String) async throws {
    let run = await Breeze.run(["doctor", "--offline", "--json"], variables: variables)
    #expect(try statuses(run)["proxy"] == status)
    #expect(run.output.contains(words))
    #expect(!run.output.contains("pw@"))
  }

  @Test(
    "No line is wider than the terminal, and words alone tell how things are", arguments: [40, 44, 80, 120])
  func width(columns: Int) async throws {
    try await home { home in
      let run = await Breeze.run(
        ["doctor", "--offline", "--ascii"], variables: ["HOME": home.path], columns: columns)
      #expect(run.lines.allSatisfy { $0.count <= columns })
      #expect(run.output.utf8.allSatisfy { $0 < 0x80 })
    }
  }
}
