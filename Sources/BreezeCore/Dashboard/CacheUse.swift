public import Foundation

/// How old the answers are that a report was made from.
public struct CacheUse: Sendable, Equatable {
  /// Services whose answer is older than it should be, because there was no newer one; with its age in seconds.
  public let stale: [Service: TimeInterval]
  /// Of the air-quality answer, in seconds; 0 straight from the network.
  public let airQualityAge: TimeInterval

  public init(stale: [Service: TimeInterval] = [:], airQualityAge: TimeInterval = 0) {
    self.stale = stale
    self.airQualityAge = airQualityAge
  }

  public init(_ uses: [Service: AnswerLog.Use]) {
    self.init(
      stale: uses.filter(\.value.isStale).mapValues(\.age), airQualityAge: uses[.airQuality]?.age ?? 0)
  }

  public var isStale: Bool { !stale.isEmpty }
}
