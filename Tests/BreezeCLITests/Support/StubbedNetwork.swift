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
      let answer = await self.answer(to: request)
      // Without the air quality nothing else is of use, so a failure of it keeps back what is not yet out. No network
      // answers before the requests beside it are out; nor does this one.
      if request.service == .airQuality { await self.waitForOthers() }
      switch answer {
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

  /// Until each service was asked that has an answer; in vain for two seconds when one is never asked.
  private func waitForOthers() async {
    for _ in 0..<2000 where !unused.isEmpty { try? await Task.sleep(for: .milliseconds(1)) }
  }

  var unstubbed: [Service] {
    requests.map(\.service).filter { answers[$0] == nil }
  }

  var unused: [Service] {
    let used = Set(requests.map(\.service))
    return answers.keys.filter { !used.contains($0) }
  }
}
