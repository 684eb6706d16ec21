/// A service's own word that it failed.
///
/// Open-Meteo writes `{"error":true,"reason":"…"}`, Google `{"error":{"code":400,"message":"…","status":"…"}}`.
package struct ServiceErrorResponse: Decodable, Sendable {
  /// Empty when the service gives none.
  package let reason: String

  /// - Throws: `DecodingError` when the object states no error.
  package init(from decoder: any Decoder) throws {
    let answer = try decoder.container(keyedBy: AnyKey.self)
    let key = AnyKey("error")
    // Most answers state none, and to ask costs far less than to fail at reading it twice.
    let mayBeStated = answer.contains(key)
    if mayBeStated, let error = try? answer.nestedContainer(keyedBy: AnyKey.self, forKey: key) {
      reason = error.text(AnyKey("message")) ?? ""
    } else if mayBeStated, (try? answer.decode(Bool.self, forKey: key)) == true {
      reason = answer.text(AnyKey("reason")) ?? ""
    } else {
      throw DecodingError.dataCorruptedError(
        forKey: key, in: answer, debugDescription: "The answer states no error.")
    }
  }
}
