import Foundation

extension HTTPTransport {
  /// Takes the secrets out of every answer before anyone else sees it: services echo keys in their messages and
  /// in the address of a redirect, and what is received is recorded, kept and shown.
  ///
  /// Each secret is looked for as it stands and percent-encoded.
  public func redacting(_ secrets: [String]) -> HTTPTransport {
    let forms = secrets.flatMap { [$0, Endpoint.percentEncoded($0)] }.filter { !$0.isEmpty }
    let needles = Set(forms).sorted { $0.count > $1.count }.map { Data($0.utf8) }
    guard !needles.isEmpty else { return self }
    return HTTPTransport { request async throws(TransportError) in
      let answer = try await send(request)
      let headers = answer.headers.mapValues { value in
        String(decoding: Data(value.utf8).replacingAll(needles), as: UTF8.self)
      }
      return HTTPResponse(status: answer.status, headers: headers, body: answer.body.replacingAll(needles))
    }
  }
}

extension Data {
  fileprivate func replacingAll(_ needles: [Data]) -> Data {
    var text = self
    for needle in needles {
      text.replaceAll(needle, with: Data("[key]".utf8))
    }
    return text
  }

  fileprivate mutating func replaceAll(_ old: Data, with new: Data) {
    var searched = startIndex
    while let found = range(of: old, in: searched..<endIndex) {
      replaceSubrange(found, with: new)
      searched = found.lowerBound + new.count
    }
  }
}
