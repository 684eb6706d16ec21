/// EPA's short-term substitute for the 24-hour mean of PM2.5 and PM10: a mean of the last 12 hours that leans
/// on the newest the more the air changes.
///
/// From EPA-454/B-24-002 (May 2024) and EPA's NowCast fact sheet. EPA says nothing about hours that are all 0
/// or below; they give 0 here.
public struct NowCast: Sendable, Equatable {
  /// How many hours it looks back.
  public static let hours = 12
  /// Of the newest three hours, how many must have a value.
  public static let needed = 2

  /// The weight of one hour's age, 0.5 … 1: hour i counts weight^i. 1 is the plain mean.
  public let weight: Double
  /// In the unit of the hours, neither cut nor rounded.
  public let concentration: Double

  /// `hours` with the running hour first, nil where one has no value; those after the twelfth are not looked
  /// at. nil when fewer than two of the first three have a value.
  public init?(newestFirst hours: [Double?]) {
    guard hours.prefix(3).compacted.count >= Self.needed else { return nil }
    let window = hours.prefix(Self.hours)
    let weight = Self.weight(of: window.compacted)
    var sum = 0.0
    var weights = 0.0
    var power = 1.0
    for hour in window {
      if let hour {
        sum += hour * power
        weights += power
      }
      power *= weight
    }
    self.weight = weight
    concentration = (window.compacted.max() ?? 0) > 0 ? sum / weights : 0
  }

  private static func weight(of values: [Double]) -> Double {
    guard let lowest = values.min(), let highest = values.max(), highest > 0 else { return 1 }
    return max(0.5, 1 - (highest - lowest) / highest)
  }
}

extension Sequence where Element == Double? {
  /// The values that are there.
  fileprivate var compacted: [Double] { compactMap { $0 } }
}
