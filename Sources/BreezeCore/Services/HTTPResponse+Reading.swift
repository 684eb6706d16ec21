extension HTTPResponse {
  /// The body, decoded by whoever asks first.
  ///
  /// - Throws: see ``ResponseDecoder/decode(_:from:)``.
  func read<Response: Decodable & Sendable>(
    as type: Response.Type
  ) async throws(DecodingFailure) -> Response {
    try await reading.value { () throws(DecodingFailure) in
      try ResponseDecoder.decode(type, from: body)
    }
  }
}
