/// How much the cache holds.
public struct CacheSummary: Sendable, Equatable {
  /// Stored answers, whether still of use or not.
  public let entries: Int
  /// What they take, in bytes.
  public let bytes: Int

  public init(entries: Int, bytes: Int) {
    self.entries = entries
    self.bytes = bytes
  }
}
