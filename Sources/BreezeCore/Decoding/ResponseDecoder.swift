package import Foundation

/// The one way from the bytes of an answer to its response type.
package enum ResponseDecoder {
  /// - Throws: the ``DecodingFailure`` that says in which way the body is of no use.
  package static func decode<Response: Decodable & Sendable>(
    _ type: Response.Type, from body: Data
  ) throws(DecodingFailure) -> Response {
    let text = body.starts(with: byteOrderMark) ? body.dropFirst(byteOrderMark.count) : body
    guard let first = text.first(where: { !isWhitespace($0) }) else { throw .empty }
    if first == UInt8(ascii: "<") { throw .webPage }
    let answer: Answer<Response>
    do {
      answer = try JSONDecoder().decode(Answer<Response>.self, from: body)
    } catch {
      throw failure(error)
    }
    switch answer {
    case .response(let response): return response
    case .error(let error): throw .serviceError(reason: error.reason)
    }
  }

  /// The reason that a refusal states in its body; nil when it states none in the services' form.
  package static func reason(in body: Data) -> String? {
    guard let error = try? JSONDecoder().decode(ServiceErrorResponse.self, from: body) else { return nil }
    return error.reason.isEmpty ? nil : error.reason
  }

  private static let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]

  private static func isWhitespace(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09
  }

  private static func failure(_ error: any Error) -> DecodingFailure {
    switch error {
    case DecodingError.dataCorrupted(let context) where context.codingPath.isEmpty:
      .malformed
    case DecodingError.dataCorrupted(let context), DecodingError.typeMismatch(_, let context),
      DecodingError.valueNotFound(_, let context):
      .unexpected(path: path(context.codingPath))
    case DecodingError.keyNotFound(let key, let context):
      .unexpected(path: path(context.codingPath + [key]))
    default:
      .malformed
    }
  }

  private static func path(_ keys: [any CodingKey]) -> String {
    keys.map(\.stringValue).joined(separator: ".")
  }
}

/// Either what was asked for or the service's own error, read in one pass.
private enum Answer<Response: Decodable & Sendable>: Decodable, Sendable {
  case response(Response)
  case error(ServiceErrorResponse)

  init(from decoder: any Decoder) throws {
    if let error = try? ServiceErrorResponse(from: decoder) {
      self = .error(error)
    } else {
      self = .response(try Response(from: decoder))
    }
  }
}
