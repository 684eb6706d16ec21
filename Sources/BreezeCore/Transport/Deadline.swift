package import Dispatch

/// The moment at which a lookup gives up, on a clock that no one sets.
public struct Deadline: Sendable {
  package let time: DispatchTime

  /// `seconds` from now. More than a hundred years counts as a hundred years.
  public init(after seconds: Double) {
    self.time = .now() + min(seconds, 3_155_760_000)
  }

  /// Seconds left; 0 when it has passed.
  public var remaining: Double {
    let now = DispatchTime.now().uptimeNanoseconds
    return time.uptimeNanoseconds > now ? Double(time.uptimeNanoseconds - now) / 1e9 : 0
  }
}
