import Foundation
import TestSupport

/// One place: cold with slow and with instant services, and from the cache.
struct LookupChecks {
  private static let arguments = ["city", "London"]

  let workshop: Workshop

  func run() async throws -> [Check] {
    try size() + (await cached()) + (try await cold())
  }

  private func size() throws -> [Check] {
    let facts = try FileManager.default.attributesOfItem(atPath: workshop.breeze)
    let bytes = (facts[.size] as? NSNumber)?.doubleValue ?? 0
    var checks = [
      Check(name: "size of the program, MiB", ratio: bytes / 1_048_576, limit: .none, facts: "")
    ]
    guard Workshop.has("curl") else { return checks }
    let medians = try Median.of(
      rounds: workshop.rounds * 3,
      [
        { try workshop.program(["--version"], [:]).run() },
        { try Child(arguments: ["curl", "--version"]).run() },
      ], by: \.seconds)
    checks.append(Self.compared("breeze --version / curl --version", medians[0], medians[1], .none))
    return checks
  }

  /// The services stay there, so that a question to them would be answered, and seen.
  private func cached() async throws -> [Check] {
    workshop.forgetAnswers()
    let stub = try ServiceStub()
    let city = workshop.program(Self.arguments, stub.environment)
    _ = try city.run()
    let before = await stub.server.connectionCount
    let medians = try Median.of(
      rounds: workshop.rounds * 3,
      [{ try city.run() }, { try workshop.program(["--version"], stub.environment).run() }], by: \.seconds)
    let after = await stub.server.connectionCount
    await stub.stop()
    return [
      Self.compared("from the cache / breeze --version", medians[0], medians[1], .atMost(1.6)),
      Check(
        name: "connections opened from the cache", ratio: Double(after - before), limit: .atMost(0),
        facts: "\(before) before it was filled"),
    ]
  }

  private func cold() async throws -> [Check] {
    workshop.forgetAnswers()
    let pipeline = Pipeline(try await workshop.requests(Self.arguments))
    var checks: [Check] = []
    for (latency, limit) in [(100, 0.85), (0, 0.35)] {
      let stub = try StubProcess(workshop.stubServer, latency: latency)
      let city = workshop.program(Self.arguments, stub.environment)
      let script = try pipeline.script(stub.environment, folder: workshop.folder.path)
      let twoInARow = try pipeline.twoInARow(stub.environment)
      let hasTools = Workshop.has("curl") && Workshop.has("jq")
      let medians = try Median.of(
        rounds: workshop.rounds,
        [
          {
            workshop.forgetAnswers()
            return try city.run()
          }, { hasTools ? try Child(arguments: ["/bin/sh", "-c", script]).run() : nil },
          { hasTools && latency > 0 ? try twoInARow.run() : nil },
        ], by: { $0?.seconds ?? .nan })
      let name = "cold, \(latency) ms an answer"
      if latency > 0 {
        let answers = Double(latency) * 2 / 1000
        checks.append(Self.compared("\(name) / two answers", medians[0], answers, .atMost(1.1)))
      }
      guard hasTools else {
        print("\(name) / curl and jq: skipped, they are not both installed")
        continue
      }
      if latency > 0 {
        checks.append(
          Self.compared("\(name) / two in a row by one curl", medians[0], medians[2], .atMost(1.1)))
      }
      checks.append(Self.compared("\(name) / curl and jq", medians[0], medians[1], .atMost(limit)))
    }
    return checks
  }

  private static func compared(_ name: String, _ left: Double, _ right: Double, _ limit: Check.Limit) -> Check
  {
    Check(
      name: name, ratio: left / right, limit: limit,
      facts: "\(Check.milliseconds(left)) / \(Check.milliseconds(right))")
  }
}
