import Foundation

extension HTTPTransport {
  /// Takes the secrets out of every answer before anyone else sees it: services echo keys in their messages and
  /// in the address of a redirect, and what is received is recorded, kept and shown.
  ///
  /// Each secret is looked for as it stands, percent-encoded, and with the escapes of JSON.
  public func redacting(_ secrets: [String]) -> HTTPTransport {
    let patterns = secrets.sorted { $0.count > $1.count }.compactMap { SecretPattern($0) }
    guard !patterns.isEmpty else { return self }
    return HTTPTransport { request async throws(TransportError) in
      let answer = try await send(request)
      let headers = answer.headers.mapValues { value in
        String(decoding: Data(value.utf8).redacted(patterns), as: UTF8.self)
      }
      return HTTPResponse(status: answer.status, headers: headers, body: answer.body.redacted(patterns))
    }
  }
}

extension Data {
  fileprivate func redacted(_ patterns: [SecretPattern]) -> Data {
    patterns.reduce(self) { $1.replaced(in: $0, by: Array("[key]".utf8)) }
  }
}
