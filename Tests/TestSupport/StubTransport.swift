package import BreezeCore
import Foundation

/// A network of prepared answers: each service has a list of them, one for each request it will get.
///
/// A request that finds no answer left, and an answer that nobody asked for, are faults of the test:
/// ``run(_:_:)`` throws both.
package actor StubTransport {
  package enum Answer: Sendable {
    case response(HTTPResponse)
    case failure(TransportError)

    package static func body(_ text: String, status: Int = 200, headers: [String: String] = [:]) -> Answer {
      .response(HTTPResponse(status: status, headers: headers, body: Data(text.utf8)))
    }

    /// A file below `Fixtures`.
    package static func fixture(_ path: String, status: Int = 200) throws -> Answer {
      .response(HTTPResponse(status: status, body: try Fixture.data(path)))
    }
  }

  /// What was asked does not fit what was prepared.
  package struct Mismatch: Error, Equatable, CustomStringConvertible {
    package let unstubbed: [Service]
    package let unused: [Service]

    package init(unstubbed: [Service], unused: [Service]) {
      self.unstubbed = unstubbed
      self.unused = unused
    }

    package var description: String {
      "requests without an answer: \(unstubbed.map(\.rawValue)), answers never asked for: \(unused.map(\.rawValue))"
    }
  }

  private var answers: [Service: [Answer]]
  private var unstubbed: [Service] = []
  /// Every request, in order of arrival.
  package private(set) var requests: [HTTPRequest] = []

  private init(_ answers: [Service: [Answer]]) {
    self.answers = answers
  }

  /// Runs a test against `answers` and hands back what it makes.
  ///
  /// - Throws: what the test throws, else a ``Mismatch`` when the requests were not those prepared for.
  @discardableResult
  package static func run<Value: Sendable>(
    _ answers: [Service: [Answer]], _ test: (HTTPTransport, StubTransport) async throws -> Value
  ) async throws -> Value {
    let stub = StubTransport(answers)
    let transport = HTTPTransport { request async throws(TransportError) in try await stub.answer(request) }
    let value = try await test(transport, stub)
    try await stub.check()
    return value
  }

  private func answer(_ request: HTTPRequest) throws(TransportError) -> HTTPResponse {
    requests.append(request)
    guard var left = answers[request.service], !left.isEmpty else {
      unstubbed.append(request.service)
      throw .other(code: 0)
    }
    let next = left.removeFirst()
    answers[request.service] = left
    switch next {
    case .response(let response): return response
    case .failure(let error): throw error
    }
  }

  private func check() throws(Mismatch) {
    let unused = answers.filter { !$0.value.isEmpty }.keys.sorted { $0.rawValue < $1.rawValue }
    if !unstubbed.isEmpty || !unused.isEmpty { throw Mismatch(unstubbed: unstubbed, unused: unused) }
  }
}
