import Foundation

/// Everything about a request that decides its answer, and nothing that is secret.
package struct CacheKey: Sendable, Equatable {
  /// The service, whether a key is used, the URL and the headers, each on a line. Stored with the answer, so that
  /// two requests whose ``fileName`` is the same are still told apart.
  package let text: String

  /// nil when the URL cannot be taken apart.
  package init?(_ request: HTTPRequest) {
    guard var address = URLComponents(url: request.url, resolvingAgainstBaseURL: false) else { return nil }
    let query = (address.percentEncodedQuery ?? "").split(separator: "&")
    let openQuery = query.filter { !Self.isSecret(parameter: $0) }
    let headers = request.headers.map { (name: $0.key.lowercased(), value: $0.value) }
    let openHeaders = headers.filter { !Self.isSecret(header: $0.name) }
    let hasKey =
      openQuery.count < query.count || openHeaders.count < headers.count || address.user != nil
      || address.password != nil
    address.percentEncodedQuery = openQuery.joined(separator: "&")
    (address.user, address.password, address.fragment) = (nil, nil, nil)
    guard let url = address.string else { return nil }
    let lines = openHeaders.map { "\($0.name): \($0.value)" }.sorted()
    text = ([request.service.rawValue, hasKey ? "with key" : "without key", url] + lines)
      .joined(separator: "\n")
  }

  /// 128 bits: the hash of the text, and that of the text read backwards.
  package var fileName: String {
    let bytes = Array(text.utf8)
    return StableHash(bytes).hexadecimal + StableHash(bytes.reversed()).hexadecimal + ".entry"
  }

  /// The parameters that carry a key: Open-Meteo's `apikey`, Google's `key`, and what gateways of self-hosters
  /// commonly use.
  private static let secretParameters: Set<String> = [
    "apikey", "api_key", "api-key", "key", "token", "access_token", "auth", "secret", "password",
  ]

  private static func isSecret(parameter: Substring) -> Bool {
    let name = parameter.prefix { $0 != "=" }
    let plain = name.contains("%") ? name.removingPercentEncoding : nil
    return secretParameters.contains((plain ?? String(name)).lowercased())
  }

  /// Of headers everything that sounds like a key is left out; none of those decides an answer otherwise.
  private static func isSecret(header: String) -> Bool {
    ["key", "token", "auth", "secret", "cookie"].contains { header.contains($0) }
  }
}
