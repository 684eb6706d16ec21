/// How one reading is rated against the two limits of its pollutant.
public enum PollutantStatus: String, Sendable, CaseIterable {
  case good = "Good"
  case moderate = "Moderate"
  case unhealthy = "Unhealthy"

  /// Rates `value`, in µg/m³, by the limits of `type`. A limit belongs to the better rating.
  public init(value: Double, of type: PollutantType) {
    if value <= type.goodLimit {
      self = .good
    } else if value <= type.moderateLimit {
      self = .moderate
    } else {
      self = .unhealthy
    }
  }

  public var color: ThemeColor {
    switch self {
    case .good: .aqiGood
    case .moderate: .aqiModerate
    case .unhealthy: .aqiUnhealthy
    }
  }
}
