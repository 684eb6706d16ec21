/// A service's own word that it failed.
///
/// Open-Meteo writes `{"error":true,"reason":"…"}`, Google `{"error":{"code":400,"message":"…","status":"…"}}`.
package struct ServiceErrorResponse: Decodable, Sendable {
  /// Empty when the service gives none.
  package let reason: String

  private enum Keys: String, CodingKey {
    case error, reason, message
  }

  /// - Throws: `DecodingError` when the object states no error.
  package init(from decoder: any Decoder) throws {
    let answer = try decoder.container(keyedBy: Keys.self)
    if let error = try? answer.nestedContainer(keyedBy: Keys.self, forKey: .error) {
      reason = error.text(.message) ?? ""
    } else if (try? answer.decode(Bool.self, forKey: .error)) == true {
      reason = answer.text(.reason) ?? ""
    } else {
      throw DecodingError.dataCorruptedError(
        forKey: .error, in: answer, debugDescription: "The answer states no error.")
    }
  }
}
