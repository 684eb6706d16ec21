public import Foundation

/// Keeps a run within the limits of a service: what it may ask in a minute, an hour and a day, counted in weight.
///
/// Open-Meteo's free limits are 600, 5 000 and 10 000 (open-meteo.com, terms); each window ends with the clock's minute,
/// hour and day in UTC.
public struct RequestBudget: Sendable, Equatable {
  private struct Window: Sendable, Equatable {
    /// In seconds.
    let length: Double
    let limit: Double
    var start = 0.0
    var used = 0.0
  }

  private var windows: [Window]

  /// - Parameters:
  ///   - perMinute: weight that a minute allows; nil for no limit.
  ///   - isFree: whether the free service's limits for an hour and a day hold too.
  public init(perMinute: Double?, isFree: Bool) {
    let minute = perMinute.map { [Window(length: 60, limit: $0)] } ?? []
    let longer = [Window(length: 3600, limit: 5000), Window(length: 86_400, limit: 10_000)]
    windows = minute + (isFree ? longer : [])
  }

  /// Seconds to wait from `now` until a request of some weight fits all windows; 0 when it does already. More weight
  /// than a window allows waits for an empty one.
  public func delay(for weight: Double, at now: Date) -> Double {
    let seconds = now.timeIntervalSince1970
    return windows.reduce(0) { longest, window in
      let isCurrent = Self.start(of: window, seconds) == window.start
      guard isCurrent, window.used > 0, window.used + weight > window.limit else { return longest }
      return max(longest, window.start + window.length - seconds)
    }
  }

  /// Counts a request.
  public mutating func spend(_ weight: Double, at now: Date) {
    let seconds = now.timeIntervalSince1970
    for index in windows.indices {
      let start = Self.start(of: windows[index], seconds)
      if windows[index].start != start {
        windows[index].start = start
        windows[index].used = 0
      }
      windows[index].used += weight
    }
  }

  private static func start(of window: Window, _ seconds: Double) -> Double {
    (seconds / window.length).rounded(.down) * window.length
  }
}
