import Foundation
import TestSupport

/// Asks a stub over the wire, one connection a question.
struct StubClient {
  let stub: ServiceStub

  /// The answer to a raw query, which has to be percent-encoded already.
  func ask(_ service: StubService, _ query: String, headers: [String] = []) async throws -> RawAnswer {
    let client = try RawClient(port: stub.server.port)
    guard let answer = await client.get("\(service.path)?\(query)", headers: headers) else {
      throw NoAnswer(query: query)
    }
    return answer
  }

  struct NoAnswer: Error {
    let query: String
  }
}

/// Asks a stub that lives for the one question.
func ask(
  _ service: StubService, _ query: String, _ options: StubOptions = StubOptions(), headers: [String] = []
) async throws -> RawAnswer {
  try await ServiceStub.running(options) {
    try await StubClient(stub: $0).ask(service, query, headers: headers)
  }
}

extension RawAnswer {
  /// The body as JSON: one object, or the elements of an array.
  func objects() throws -> [[String: Any]] {
    let value = try JSONSerialization.jsonObject(with: body)
    return value as? [[String: Any]] ?? (value as? [String: Any]).map { [$0] } ?? []
  }

  func object() throws -> [String: Any] {
    try objects().first ?? [:]
  }
}
