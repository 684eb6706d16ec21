/// What is wrong with the folder of the cache.
public struct CacheWarning: Error, Sendable, Equatable {
  public let path: String
  /// What cannot be done, to follow the path in a sentence: `cannot be written`.
  public let reason: String

  public init(path: String, reason: String) {
    self.path = path
    self.reason = reason
  }
}
