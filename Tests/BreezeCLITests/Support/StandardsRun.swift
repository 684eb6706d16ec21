import BreezeCLI
import BreezeCore
import Foundation
import Testing

/// One run of the program at a point, in this process, with the services that a test gives it.
struct StandardsRun {
  let output: String
  let diagnostics: String
  let status: BreezeCLI.ExitStatus
  let requests: [HTTPRequest]

  /// A request that has no answer fails the test.
  ///
  /// - Parameters:
  ///   - answers: the bodies, all with status 200.
  ///   - failing: services that cannot be reached.
  static func run(
    _ arguments: [String], _ answers: [Service: String] = [:], failing: Set<Service> = [],
    variables: [String: String] = [:], at location: SourceLocation = #_sourceLocation
  ) async -> StandardsRun {
    let log = RequestLog()
    let transport = HTTPTransport { request async throws(TransportError) in
      await log.add(request)
      if failing.contains(request.service) { throw .offline }
      guard let body = answers[request.service] else {
        Issue.record("Nobody expected a request to \(request.service).", sourceLocation: location)
        throw .notRecorded
      }
      return HTTPResponse(status: 200, body: Data(body.utf8))
    }
    let surroundings = Surroundings(
      variables: ["LC_ALL": "C.UTF-8"].merging(variables) { $1 },
      clock: { Date(timeIntervalSince1970: 1_796_159_112) }, network: { transport })
    let result = await Tool(surroundings).run(arguments)
    return StandardsRun(
      output: result.output, diagnostics: result.diagnostics, status: result.status,
      requests: await log.requests)
  }

  /// At a point in London, with this air.
  static func london(_ arguments: [String], _ air: StandardsAir) async -> StandardsRun {
    await run(["coords", "51.5", "-0.13"] + arguments, [.airQuality: air.json])
  }

  /// The document on standard output.
  func document() throws -> StandardsDocument {
    try JSONDecoder().decode(StandardsDocument.self, from: Data(output.utf8))
  }

  /// A parameter of the only request; nil when it has none.
  func parameter(_ name: String) throws -> String? {
    let request = try #require(requests.first)
    #expect(requests.count == 1)
    let query = URLComponents(url: request.url, resolvingAgainstBaseURL: false)?.queryItems
    return query?.first { $0.name == name }?.value
  }

  private actor RequestLog {
    private(set) var requests: [HTTPRequest] = []

    func add(_ request: HTTPRequest) { requests.append(request) }
  }

  /// The text of a file below `Fixtures`.
  static func fixture(_ path: String) throws -> String {
    try String(contentsOf: folder.appendingPathComponent(path), encoding: .utf8)
  }

  static let folder = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appendingPathComponent("Fixtures")
}
