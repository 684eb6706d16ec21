import BreezeCLI
import BreezeCore
import Foundation
import Testing

/// One run of the whole program in this process.
struct Breeze {
  let output: String
  /// All that standard error got, what was said on the way first.
  let diagnostics: String
  let status: BreezeCLI.ExitStatus
  let requests: [HTTPRequest]

  /// 2026-12-01T21:05:12Z
  static let now = Date(timeIntervalSince1970: 1_796_159_112)

  /// A request that no answer is given for fails the test, as does an answer that nobody asks for.
  ///
  /// - Parameters:
  ///   - columns: of the terminal; nil when standard output is none.
  static func run(
    _ arguments: [String], _ answers: [Service: Answer] = [:], variables: [String: String] = [:],
    columns: Int? = nil, at location: SourceLocation = #_sourceLocation
  ) async -> Breeze {
    let network = StubbedNetwork(answers)
    let (said, words) = AsyncStream.makeStream(of: String.self)
    let surroundings = Surroundings(
      variables: ["LC_ALL": "en_US.UTF-8", "NO_COLOR": "1"].merging(variables) { $1 }, clock: { now },
      network: { network.transport },
      console: Console(facts: Console.Facts(outputWidth: columns), say: { words.yield($0) }),
      lifecycle: Lifecycle(pause: { _ in }))
    let result = await Tool(surroundings).run(arguments)
    words.finish()
    let (unstubbed, unused) = (await network.unstubbed, await network.unused)
    #expect(unstubbed.isEmpty, "These requests had no answer.", sourceLocation: location)
    #expect(unused.isEmpty, "Nobody asked for these answers.", sourceLocation: location)
    return Breeze(
      output: result.output, diagnostics: await said.reduce("", +) + result.diagnostics,
      status: result.status,
      requests: await network.requests)
  }

  var lines: [String] {
    output.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }

  /// Standard output as JSON.
  func document() throws -> JSON { try JSON(output) }

  /// The values of one parameter in the requests to a service.
  func parameter(_ name: String, of service: Service) -> [String] {
    requests.filter { $0.service == service }.compactMap { request in
      URLComponents(url: request.url, resolvingAgainstBaseURL: false)?.queryItems?
        .first { $0.name == name }?.value
    }
  }
}
