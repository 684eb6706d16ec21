extension HTTPTransport {
  /// Answers from a recording and opens no connection. A service without a file cannot be reached.
  public static func replaying(_ recording: Recording) -> HTTPTransport {
    HTTPTransport { request async throws(TransportError) in
      guard let answer = try recording.answer(of: request.service) else { throw .notRecorded }
      return answer
    }
  }

  /// Stores every answer on its way.
  public func recorded(into recording: Recording) -> HTTPTransport {
    HTTPTransport { request async throws(TransportError) in
      let answer = try await send(request)
      try recording.store(answer, of: request.service)
      return answer
    }
  }
}
