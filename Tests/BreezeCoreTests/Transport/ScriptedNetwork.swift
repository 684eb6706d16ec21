import BreezeCore
import Foundation
import Testing

/// Stands in for the network: gives the outcomes of a list, one a request, and keeps the requests.
actor ScriptedNetwork {
  private var outcomes: [Result<HTTPResponse, TransportError>]
  private(set) var requests: [HTTPRequest] = []

  init(_ outcomes: Result<HTTPResponse, TransportError>...) {
    self.outcomes = outcomes
  }

  nonisolated var transport: HTTPTransport {
    HTTPTransport { request async throws(TransportError) in try await self.next(request).get() }
  }

  private func next(_ request: HTTPRequest) -> Result<HTTPResponse, TransportError> {
    requests.append(request)
    guard !outcomes.isEmpty else {
      Issue.record("Nobody expected a request for \(request.url)")
      return .failure(.other(code: 0))
    }
    return outcomes.removeFirst()
  }
}

extension Result<HTTPResponse, TransportError> {
  static func status(
    _ status: Int, _ body: String = "", headers: [String: String] = [:]
  ) -> Result {
    .success(HTTPResponse(status: status, headers: headers, body: Data(body.utf8)))
  }
}

extension HTTPRequest {
  static func to(
    _ service: Service, _ query: String = "latitude=48.85&longitude=2.35", headers: [String: String] = [:]
  ) throws -> HTTPRequest {
    let url = try #require(URL(string: "https://service.example/v1/data?\(query)"))
    return HTTPRequest(service: service, url: url, headers: headers)
  }
}
