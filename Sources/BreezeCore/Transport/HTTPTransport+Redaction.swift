import Foundation

extension HTTPTransport {
  /// Takes the secrets out of every body before anyone else sees it: services echo keys in their messages,
  /// and what is received is recorded, kept and shown.
  ///
  /// Each secret is looked for as it stands and percent-encoded.
  public func redacting(_ secrets: [String]) -> HTTPTransport {
    let forms = secrets.flatMap { [$0, Endpoint.percentEncoded($0)] }.filter { !$0.isEmpty }
    let needles = Set(forms).sorted { $0.count > $1.count }.map { Data($0.utf8) }
    guard !needles.isEmpty else { return self }
    return HTTPTransport { request async throws(TransportError) in
      let answer = try await send(request)
      var body = answer.body
      for needle in needles {
        body.replaceAll(needle, with: Data("[key]".utf8))
      }
      return HTTPResponse(status: answer.status, headers: answer.headers, body: body)
    }
  }
}

extension Data {
  fileprivate mutating func replaceAll(_ old: Data, with new: Data) {
    var searched = startIndex
    while let found = range(of: old, in: searched..<endIndex) {
      replaceSubrange(found, with: new)
      searched = found.lowerBound + new.count
    }
  }
}
