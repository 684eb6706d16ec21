import Foundation

/// The US AQI of the coming hours.
public struct Forecast: Sendable, Equatable {
  /// One hour of the model run.
  public struct Hour: Sendable, Equatable {
    /// The start of the hour.
    public let time: LocalTime
    /// nil where the model run ends or has a gap.
    public let usAQI: Int?

    public init(time: LocalTime, usAQI: Int?) {
      self.time = time
      self.usAQI = usAQI
    }
  }

  /// In order of time, as served, those without a value included.
  public let hours: [Hour]

  public init(hours: [Hour]) {
    self.hours = hours
  }

  /// The first hour with the highest index; nil when no hour has one.
  public var peak: Hour? {
    hours.reduce(nil) { best, hour in
      guard let value = hour.usAQI else { return best }
      return value > best?.usAQI ?? .min ? hour : best
    }
  }

  /// The first hour with the lowest index; nil when no hour has one.
  public var best: Hour? {
    hours.reduce(nil) { best, hour in
      guard let value = hour.usAQI else { return best }
      return value < best?.usAQI ?? .max ? hour : best
    }
  }

  /// The `count` hours that begin with the one `now` lies in. Fewer when the forecast ends before.
  public func next(_ count: Int, from now: LocalTime) -> Forecast {
    let running = hours.drop { $0.time.instant.addingTimeInterval(3600) <= now.instant }
    return Forecast(hours: Array(running.prefix(count)))
  }
}
