import BreezeCLI
import BreezeCore
import Foundation
import Testing

/// One run of the tool, from recordings or from answers written in the test.
struct OutputsRun {
  /// What the services were asked, in order.
  let requests: [HTTPRequest]
  let output: String
  let diagnostics: String
  let status: Int32

  var lines: [String] { output.split(separator: "\n", omittingEmptySubsequences: false).map(String.init) }

  /// The output as a JSON object; an issue when it is none.
  var json: [String: Any] {
    let object = try? JSONSerialization.jsonObject(with: Data(output.utf8))
    if let object = object as? [String: Any] { return object }
    Issue.record("no JSON object: \(output)")
    return [:]
  }

  /// - Parameters:
  ///   - answers: by service; a request to any other is an issue.
  static func run(
    _ arguments: [String], answers: [Service: String] = [:], variables: [String: String] = [:]
  ) async -> OutputsRun {
    let (asked, requests) = AsyncStream.makeStream(of: HTTPRequest.self)
    let (said, words) = AsyncStream.makeStream(of: String.self)
    let network = HTTPTransport { request async throws(TransportError) in
      requests.yield(request)
      guard let body = answers[request.service] else {
        Issue.record("nobody expected \(request.url)")
        throw .offline
      }
      return HTTPResponse(status: 200, body: Data(body.utf8))
    }
    let console = Console(say: { words.yield($0) })
    let surroundings = Surroundings(
      variables: ["LC_ALL": "C.UTF-8"].merging(variables) { $1 },
      clock: { Date(timeIntervalSince1970: 1_796_158_800) }, network: { network }, console: console)
    let result = await Tool(surroundings).run(arguments)
    requests.finish()
    words.finish()
    return OutputsRun(
      requests: await asked.reduce(into: []) { $0.append($1) }, output: result.output,
      diagnostics: await said.reduce("", +) + result.diagnostics, status: result.status.rawValue)
  }

  /// The lookup of London of the recording.
  static func london(_ arguments: String...) async -> OutputsRun {
    await run(["city", "London", "--fixtures", fixture("london")] + arguments)
  }

  /// The long view of Paris of the recording.
  static func paris(_ arguments: String...) async -> OutputsRun {
    await run(["climate", "Paris", "--fixtures", fixture("climate-paris")] + arguments)
  }

  static func fixture(_ name: String) -> String {
    let file = URL(fileURLWithPath: #filePath)
    let root = (0..<4).reduce(file) { folder, _ in folder.deletingLastPathComponent() }
    return root.appendingPathComponent("Fixtures/\(name)").path
  }

  /// An air-quality answer with the members of `current` as given, in UTC.
  static func air(_ current: String) -> String {
    """
    {"utc_offset_seconds":0,"timezone":"GMT","current":{"time":"2026-12-01T21:00",\(current)},
    "hourly":{"time":["2026-12-01T21:00"],"us_aqi":[42]}}
    """
  }
}
