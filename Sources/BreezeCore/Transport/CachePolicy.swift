public import Foundation

/// What the cache is used for in a run.
public struct CachePolicy: Sendable, Equatable {
  public enum Mode: Sendable, Equatable {
    /// Fresh answers first, older ones when a service fails.
    case normal
    /// Nothing but the cache.
    case offline
    /// The cache is neither read nor written.
    case none
  }

  public let mode: Mode
  /// In minutes. Stands in for the freshness of every service; nil for that of ``limits(for:storedAt:)``'s table.
  /// With 0 every answer is asked for anew.
  public let maxAge: Int?

  public init(mode: Mode = .normal, maxAge: Int? = nil) {
    self.mode = mode
    self.maxAge = maxAge
  }

  /// The limits for the answer to a request.
  ///
  /// Air quality is made anew every hour and pollen twice a day; places hardly ever change. The archive revises the
  /// newest days for about a week, so an answer that held one of the seven days before it was stored, or that day
  /// itself, is fresh for a day only.
  public func limits(for request: HTTPRequest, storedAt stored: Date) -> CacheLimits {
    let (fresh, usable): (TimeInterval, TimeInterval?) =
      switch request.service {
      case .geocoding: (30 * Self.day, nil)
      case .airQuality: (15 * Self.minute, Self.day)
      case .pollen: (180 * Self.minute, Self.day)
      case .archive: (Self.isSettled(request, by: stored) ? 7 * Self.day : Self.day, nil)
      }
    return CacheLimits(fresh: maxAge.map { Double($0) * Self.minute } ?? fresh, usable: usable)
  }

  private static let minute: TimeInterval = 60
  private static let day: TimeInterval = 86_400

  /// Whether the days asked for, a list or one, all end more than seven days before the day of `moment` in UTC. A
  /// request that names no days asks for today.
  private static func isSettled(_ request: HTTPRequest, by moment: Date) -> Bool {
    let query = URLComponents(url: request.url, resolvingAgainstBaseURL: false)?.queryItems ?? []
    let lists = query.filter { $0.name == "end_date" }.compactMap(\.value)
    let ends = lists.flatMap { $0.split(separator: ",") }.map { CalendarDay(text: String($0)) }
    let today = LocalTime(moment, offset: 0).day.daysSinceEpoch
    return !ends.isEmpty
      && ends.allSatisfy { end in end.map { today - $0.daysSinceEpoch > 7 } ?? false }
  }
}
