import Foundation
import TestSupport

/// Many places: how often the service is asked, how fast it goes, how much memory it takes.
struct BatchChecks {
  let workshop: Workshop

  func run() async throws -> [Check] {
    try memory() + (await requests()) + (try await speed())
  }

  /// Points that are all different, by a tool that needs no memory of ours.
  private func points(_ count: Int) throws -> String {
    let path = workshop.file("points-\(count).txt")
    let program =
      "BEGIN { for (i = 0; i < \(count); i++) print int(i / 1000) / 10 - 45 \",\" i % 1000 / 10 - 50 }"
    _ = try Child(arguments: ["awk", program], output: path).run()
    return path
  }

  private func requests() async throws -> [Check] {
    let requests = try await workshop.requests(["batch", "--no-cache"], input: try points(1000))
    return [
      Check(
        name: "requests for 1,000 points / 10", ratio: Double(requests.count) / 10, limit: .atMost(1),
        facts: "\(requests.count) / 10")
    ]
  }

  private func speed() async throws -> [Check] {
    let name = "1,000 points at 20 ms: curl by xargs -P 2 / breeze batch"
    guard Workshop.has("curl"), Workshop.has("xargs") else {
      print("\(name): skipped, curl and xargs are not both installed")
      return []
    }
    let points = try points(1000)
    let stub = try StubProcess(workshop.stubServer, latency: 20)
    let addresses = try await addresses(points, stub.environment)
    let medians = try Median.of(
      rounds: workshop.rounds,
      [
        { try workshop.program(["batch", "--no-cache"], stub.environment, input: points).run() },
        {
          try Child(
            arguments: ["xargs", "-P", "2", "-n", "1", "curl", "-fsS", "-o", "/dev/null"], input: addresses
          ).run()
        },
      ], by: \.seconds)
    return [
      Check(
        name: name, ratio: medians[1] / medians[0], limit: .atLeast(20),
        facts: "\(Check.milliseconds(medians[1])) / \(Check.milliseconds(medians[0]))")
    ]
  }

  /// What curl has to ask for the same: one address a point.
  private func addresses(_ points: String, _ environment: [String: String]) async throws -> String {
    let one = try workshop.write("10.5,20.5\n", to: "point.txt")
    let requests = try await workshop.requests(["batch", "--no-cache"], input: one)
    guard let query = requests.first?.rawQuery, let address = environment[StubService.airQuality.variable]
    else { throw Child.Failure(description: "the program did not ask for a point") }
    let lines = try String(contentsOfFile: points, encoding: .utf8).split(separator: "\n").map { point in
      let parts = point.split(separator: ",")
      let place = query.replacingOccurrences(of: "latitude=10.5", with: "latitude=\(parts[0])")
        .replacingOccurrences(of: "longitude=20.5", with: "longitude=\(parts[1])")
      return "\(address)?\(place)\n"
    }
    return try workshop.write(lines.joined(), to: "addresses.txt")
  }

  /// A child begins with the peak of whoever starts it, on Linux. So this comes first, and a peak that is not the
  /// child's own is no measurement.
  private func memory() throws -> [Check] {
    let stub = try StubProcess(workshop.stubServer, latency: 0)
    let runs = try [2000, 100_000].map { count in
      let input = try points(count)
      return { try workshop.program(["batch", "--no-cache"], stub.environment, input: input).run() }
    }
    let medians = try Median.of(rounds: workshop.rounds, runs, by: \.peakMemory)
    guard medians[0] > Child.ownPeakMemory else {
      throw Child.Failure(description: "the peak of \(medians[0]) is that of this program itself")
    }
    return [
      Check(
        name: "peak memory at 100,000 lines / at 2,000", ratio: medians[1] / medians[0], limit: .atMost(1.5),
        facts: "\(Int(medians[1])) / \(Int(medians[0]))")
    ]
  }
}
