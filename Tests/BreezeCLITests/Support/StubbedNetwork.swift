import BreezeCore

/// Services that answer as a test says. It keeps every request.
actor StubbedNetwork {
  private let answers: [Service: Answer]
  private(set) var requests: [HTTPRequest] = []

  init(_ answers: [Service: Answer]) {
    self.answers = answers
  }

  nonisolated var transport: HTTPTransport {
    HTTPTransport { request async throws(TransportError) in
      switch await self.answer(to: request) {
      case .response(let response): return response
      case .failure(let error): throw error
      case .never:
        try? await Task.sleep(nanoseconds: 60_000_000_000)
        throw .timedOut
      case nil: throw .other(code: -9999)
      }
    }
  }

  private func answer(to request: HTTPRequest) -> Answer? {
    requests.append(request)
    return answers[request.service]
  }

  var unstubbed: [Service] {
    requests.map(\.service).filter { answers[$0] == nil }
  }

  var unused: [Service] {
    let used = Set(requests.map(\.service))
    return answers.keys.filter { !used.contains($0) }
  }
}
