import BreezeCore
import Foundation

/// The services as a table of answers. Each answer is for one service and, of geocoding, for one name; whatever is asked
/// besides is counted as a stray, so that a test that looks at `requests` sees it.
actor PlacesServices {
  struct Answer: Sendable {
    let service: Service
    /// The parameter `name`; nil for any.
    let name: String?
    let result: Result<HTTPResponse, TransportError>
  }

  private let answers: [Answer]
  /// In the order asked.
  private(set) var requests: [HTTPRequest] = []

  init(_ answers: [Answer] = []) {
    self.answers = answers
  }

  /// `geocoding London`, `air-quality 51.51,48.85`: what was asked for, one text each.
  var asked: [String] {
    requests.map { request in
      "\(request.service.rawValue) \(request.parameter("name") ?? request.parameter("latitude") ?? "")"
    }
  }

  nonisolated var transport: HTTPTransport {
    HTTPTransport { request async throws(TransportError) in try await self.answer(to: request) }
  }

  private func answer(to request: HTTPRequest) throws(TransportError) -> HTTPResponse {
    requests.append(request)
    let name = request.parameter("name")
    let answer = answers.first { $0.service == request.service && ($0.name == nil || $0.name == name) }
    guard let answer else { throw .other(code: -9999) }
    return try answer.result.get()
  }
}

extension PlacesServices.Answer {
  static func body(_ service: Service, _ name: String? = nil, _ text: String) -> Self {
    Self(service: service, name: name, result: .success(HTTPResponse(status: 200, body: Data(text.utf8))))
  }

  static func status(_ service: Service, _ status: Int, _ text: String = "") -> Self {
    Self(service: service, name: nil, result: .success(HTTPResponse(status: status, body: Data(text.utf8))))
  }

  static func failure(_ service: Service, _ name: String? = nil, _ error: TransportError) -> Self {
    Self(service: service, name: name, result: .failure(error))
  }
}

extension HTTPRequest {
  func parameter(_ name: String) -> String? {
    let address = URLComponents(url: url, resolvingAgainstBaseURL: false)
    return address?.queryItems?.first { $0.name == name }?.value
  }
}
