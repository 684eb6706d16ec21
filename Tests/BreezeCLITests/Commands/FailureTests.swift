import BreezeCLI
import BreezeCore
import Testing

/// One way to fail, and what the contract promises for it.
struct Failure: Sendable, CustomTestStringConvertible {
  let arguments: [String]
  let service: Service?
  let answer: Answer?
  let status: Int32
  let code: String
  let said: String

  var testDescription: String { "\(arguments.joined(separator: " ")): \(status) \(code), \(said)" }

  static func usage(_ arguments: [String], _ said: String) -> Failure {
    Failure(arguments: arguments, service: nil, answer: nil, status: 2, code: "usage", said: said)
  }

  static func geocoding(_ answer: Answer, _ status: Int32, _ code: String, _ said: String) -> Failure {
    Failure(
      arguments: ["city", "London"], service: .geocoding, answer: answer, status: status, code: code,
      said: said)
  }

  /// Without the climate: a failure of the air may come before the archive is asked or after.
  static func air(_ answer: Answer, _ status: Int32, _ code: String, _ said: String) -> Failure {
    Failure(
      arguments: ["coords", "1", "2", "--skip", "climate"], service: .airQuality, answer: answer,
      status: status, code: code,
      said: said)
  }
}

@Suite("Failures")
struct FailureTests {
  private static let html = "<html><head><title>502 Bad Gateway</title></head><body>nginx</body></html>"
  private static let text = Answer.text

  static let failures: [Failure] = [
    .usage(["cty", "London"], "Did you mean: breeze city?"), .usage(["London"], "no command \"London\""),
    .usage(["city"], "needs NAME"), .usage(["city", "London", "--jsn"], "Did you mean --json?"),
    .usage(["city", "London", "--timeout"], "--timeout needs a value"),
    .usage(["city", "London", "--timeout", "x"], "--timeout takes"), .usage(["help", "cty"], "breeze city?"),
    .usage(["coords", "1", "2", "3"], "\"3\""), .usage(["coords", "91", "181"], "latitude 91"),
    .usage(["city", "London", "--count", "3"], "breeze city takes no --count"),
    .usage(["city", "London", "--celsius=no"], "--celsius takes no value"),
    .geocoding(text("{}", 200, [:]), 3, "place_not_found", "No place found for \"London\""),
    .geocoding(
      .failure(.unknownHost("a.example")), 4, "service_unreachable", "the name a.example is unknown"),
    .geocoding(text(html, 200, [:]), 5, "bad_answer", "web page"),
    .geocoding(text("{\"error\":true,\"reason\":\"No way\"}", 400, [:]), 5, "service_refused", "No way"),
    .air(.failure(.offline), 4, "service_unreachable", "offline"),
    .air(
      .failure(.connectionRefused("a.example")), 4, "service_unreachable", "a.example takes no connection"),
    .air(.failure(.connectionLost("a.example")), 4, "service_unreachable", "a.example was lost"),
    .air(.failure(.insecure("a.example")), 4, "service_unreachable", "trustworthy"),
    .air(.failure(.timedOut), 4, "service_unreachable", "in time"),
    .air(.failure(.other(code: -1)), 4, "service_unreachable", "could not be reached"),
    .air(text(html, 502, [:]), 4, "service_unreachable", "status 502"),
    .air(text("overloaded", 503, [:]), 4, "service_unreachable", "status 503"),
    .air(text("{\"error\":true,\"reason\":\"Odd\"}", 400, [:]), 5, "service_refused", "Odd"),
    .air(text("{\"error\":true,\"reason\":\"Odd\"}", 200, [:]), 5, "service_refused", "Odd"),
    .air(text("", 302, ["location": "https://portal.example/login"]), 5, "service_refused", "portal.example"),
    .air(text("", 404, [:]), 5, "service_refused", "status 404"),
    .air(text("", 200, [:]), 5, "bad_answer", "empty"),
    .air(text("{\"curr", 200, [:]), 5, "bad_answer", "malformed"),
    .air(text("[]", 200, [:]), 5, "bad_answer", "unexpected shape"),
    .air(text("{\"current\":[1]}", 200, [:]), 5, "bad_answer", "unexpected shape"),
    .air(text("{\"current\":{\"time\":\"2026-12-01T21:00\"}}", 200, [:]), 5, "bad_answer", "no current data"),
    .air(text("{\"hourly\":{\"time\":[]}}", 200, [:]), 5, "bad_answer", "no current data"),
    .air(text("{\"error\":true,\"reason\":\"Daily limit\"}", 429, [:]), 6, "rate_limited", "Daily limit"),
    .air(text("", 429, ["retry-after": "86400"]), 6, "rate_limited", "86400 seconds"),
  ]

  private func run(_ failure: Failure, options: [String] = []) async throws -> Breeze {
    var answers: [Service: Answer] = [:]
    if let service = failure.service, let answer = failure.answer { answers[service] = answer }
    return await Breeze.run(options + failure.arguments, answers)
  }

  @Test(
    "Stdout stays empty, the status is the promised one, the words say what happened", arguments: failures)
  func inWords(failure: Failure) async throws {
    let run = try await run(failure)
    #expect(run.status.rawValue == failure.status)
    #expect(run.output.isEmpty)
    #expect(run.diagnostics.contains(failure.said), "\(run.diagnostics)")
    #expect(run.diagnostics.split(separator: "\n").allSatisfy { $0.hasPrefix("breeze: ") })
  }

  @Test("With --json stdout is one error document, and the words still go to stderr", arguments: failures)
  func inJSON(failure: Failure) async throws {
    let run = try await run(failure, options: ["--json"])
    #expect(run.status.rawValue == failure.status)
    let document = try run.document()
    #expect(document.keys == ["error", "schema_version", "type"])
    #expect(document["schema_version"] == 1)
    #expect(document["type"] == "error")
    #expect(document["error"]?.keys == ["code", "exit_status", "message"])
    #expect(document["error"]?["code"] == .string(failure.code))
    #expect(document["error"]?["exit_status"] == .number(Double(failure.status)))
    #expect(document["error"]?["message"]?.text?.contains(failure.said) == true)
    #expect(run.diagnostics.contains(failure.said))
  }

  @Test("The service is named, and neither its page nor an error of Swift is shown", arguments: failures)
  func wording(failure: Failure) async throws {
    let run = try await run(failure)
    if let service = failure.service, failure.status != 3 {
      #expect(run.diagnostics.contains("\(service.name) "))
    }
    for leak in ["<", "nginx", "Error(", "DecodingError", "NSURL", "Optional", "case ", "codingPath", "nil"] {
      #expect(!run.diagnostics.contains(leak), "\(run.diagnostics)")
    }
  }
}
