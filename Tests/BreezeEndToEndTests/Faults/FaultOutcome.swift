import BreezeCLI
import BreezeCore
import Foundation
import TestSupport

/// What came of one case.
struct FaultOutcome: Sendable {
  let status: Int32?
  let output: String
  let diagnostics: String
  let seconds: Double
  /// Those to the faulty service.
  let requests: Int
  let mostInFlight: Int
  /// What lies in the cache afterwards, by name.
  let files: [String: Data]

  /// Both streams and every file, to be searched for what must not be there.
  var everything: [(place: String, bytes: Data)] {
    [("stdout", Data(output.utf8)), ("stderr", Data(diagnostics.utf8))]
      + files.flatMap { [("file \($0.key)", $0.value), ("a name", Data($0.key.utf8))] }
  }

  /// The services whose answers are stored.
  var stored: Set<String> {
    Set(
      files.values.compactMap { CacheEntry(file: $0) }
        .compactMap { $0.key.split(separator: "\n").first.map(String.init) })
  }

  static func files(below folder: URL) -> [String: Data] {
    let paths = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
    return Dictionary(
      uniqueKeysWithValues: paths.compactMap { path in
        (try? Data(contentsOf: folder.appendingPathComponent(path))).map { (path, $0) }
      })
  }
}

/// Runs a case against its two stubs.
enum FaultRun {
  typealias Work =
    @Sendable (_ arguments: [String], _ variables: [String: String], _ home: URL) async throws ->
    (status: Int32?, output: String, diagnostics: String)

  static func outcome(of fault: FaultCase, healthy: [String: String], _ work: Work) async throws
    -> FaultOutcome
  {
    let home = FileManager.default.temporaryDirectory.appendingPathComponent(
      "breeze-fault-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: home, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: home) }
    return try await ServiceStub.running(fault.options) { stub in
      var variables = healthy.merging(FaultCase.keys) { $1 }
      variables[fault.service.variable] =
        fault.fault.reply == nil ? "http://127.0.0.1:1/v1" : stub.url(of: fault.service)
      variables["XDG_CACHE_HOME"] = home.path
      variables["LC_ALL"] = "C.UTF-8"
      let start = ContinuousClock.now
      let result = try await work(fault.arguments, variables, home)
      let seconds = (ContinuousClock.now - start) / .seconds(1)
      return FaultOutcome(
        status: result.status, output: result.output, diagnostics: result.diagnostics, seconds: seconds,
        requests: await stub.requests(to: fault.service).count,
        mostInFlight: await stub.mostInFlight(fault.service), files: FaultOutcome.files(below: home))
    }
  }

  /// The network as it is, in one session for all cases.
  private static let network = HTTPTransport.urlSession(userAgent: "breeze/test")

  /// In this process, with the pause before a second try cut short.
  static let inProcess: Work = { arguments, variables, _ in
    let surroundings = Surroundings(
      variables: variables, clock: { Date() }, network: { network },
      lifecycle: Lifecycle(pause: { _ in await Task.yield() }))
    let result = await Tool(surroundings).run(arguments)
    return (result.status.rawValue, result.output, result.diagnostics)
  }
}
