extension HTTPTransport {
  /// Sends a request, judges the answer's status and decodes its body.
  package func answer<Response: Decodable & Sendable>(
    to request: HTTPRequest, as type: Response.Type
  ) async throws(ServiceError) -> Response {
    let answer: HTTPResponse
    do {
      answer = try await send(request)
    } catch {
      throw ServiceError(request.service, .unreachable(error))
    }
    if let problem = Self.problem(of: answer) { throw ServiceError(request.service, problem) }
    do {
      return try await answer.read(as: type)
    } catch {
      guard case .serviceError(let reason) = error else {
        throw ServiceError(request.service, .badAnswer(error))
      }
      throw ServiceError(request.service, .refused(status: answer.status, reason: reason))
    }
  }

  private static func problem(of answer: HTTPResponse) -> ServiceError.Problem? {
    switch answer.status {
    case 200..<300: nil
    case 300..<400: .redirected(status: answer.status, location: answer.headers["location"])
    case 429:
      .rateLimited(
        reason: ResponseDecoder.reason(in: answer.body), retryAfter: answer.headers["retry-after"])
    case 500...: .unavailable(status: answer.status, reason: ResponseDecoder.reason(in: answer.body))
    default: .refused(status: answer.status, reason: ResponseDecoder.reason(in: answer.body))
    }
  }
}
