/// A service's own word that it failed.
///
/// Open-Meteo writes `{"error":true,"reason":"…"}`, Google `{"error":{"code":400,"message":"…","status":"…"}}`.
package struct ServiceErrorResponse: Decodable, Sendable {
  /// Empty when the service gives none.
  package let reason: String

  /// - Throws: `DecodingError` when the object states no error.
  package init(from decoder: any Decoder) throws {
    let answer = try decoder.container(keyedBy: AnyKey.self)
    if let error = try? answer.nestedContainer(keyedBy: AnyKey.self, forKey: AnyKey("error")) {
      reason = error.text(AnyKey("message")) ?? ""
    } else if (try? answer.decode(Bool.self, forKey: AnyKey("error"))) == true {
      reason = answer.text(AnyKey("reason")) ?? ""
    } else {
      throw DecodingError.dataCorruptedError(
        forKey: AnyKey("error"), in: answer, debugDescription: "The answer states no error.")
    }
  }
}
