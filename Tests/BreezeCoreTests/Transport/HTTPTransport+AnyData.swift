import BreezeCore

extension HTTPTransport {
  /// For what the cache does with any answer: of use is every JSON object or list that states no error.
  func cached(in cache: ResponseCache, policy: CachePolicy = CachePolicy()) -> HTTPTransport {
    cached(in: cache, policy: policy) { _, answer in
      (try? ResponseDecoder.decode(AnyData.self, from: answer.body)) != nil
    }
  }
}

private struct AnyData: Decodable, Sendable {
  init(from decoder: any Decoder) throws {
    if (try? decoder.unkeyedContainer()) == nil {
      _ = try decoder.container(keyedBy: AnyKey.self)
    }
  }
}
