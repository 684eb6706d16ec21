/// The band of a US AQI value, with its words and colour.
///
/// The bounds from 101 up are those of the US EPA (EPA-454/B-24-002, table 6). EPA's Good (0–50) and
/// Moderate (51–100) are each split in two here.
public enum AQIStatus: Sendable, CaseIterable {
  case excellent, good, moderate, slightlyHigh
  case unhealthyForSensitiveGroups, unhealthy, veryUnhealthy, hazardous

  /// The band that holds `aqi`, a US AQI value. The index has no upper end: all above 300 is hazardous.
  public static func from(aqi: Int) -> AQIStatus {
    allCases.first { aqi <= $0.upperBound } ?? .hazardous
  }

  /// The highest US AQI value of the band; `Int.max` for the last, which is open.
  public var upperBound: Int {
    switch self {
    case .excellent: 25
    case .good: 50
    case .moderate: 75
    case .slightlyHigh: 100
    case .unhealthyForSensitiveGroups: 150
    case .unhealthy: 200
    case .veryUnhealthy: 300
    case .hazardous: .max
    }
  }

  public var text: String {
    switch self {
    case .excellent: "Excellent"
    case .good: "Good"
    case .moderate: "Moderate"
    case .slightlyHigh: "Slightly High"
    case .unhealthyForSensitiveGroups: "Unhealthy for Sensitive Groups"
    case .unhealthy: "Unhealthy"
    case .veryUnhealthy: "Very Unhealthy"
    case .hazardous: "Hazardous"
    }
  }

  public var emoji: String {
    switch self {
    case .excellent: "✨"
    case .good: "😊"
    case .moderate: "😐"
    case .slightlyHigh: "😕"
    case .unhealthyForSensitiveGroups: "😷"
    case .unhealthy: "😨"
    case .veryUnhealthy: "🚨"
    case .hazardous: "☠️"
    }
  }

  public var color: ThemeColor {
    switch self {
    case .excellent, .good: .aqiGood
    case .moderate, .slightlyHigh: .aqiModerate
    case .unhealthyForSensitiveGroups: .aqiUnhealthySensitive
    case .unhealthy: .aqiUnhealthy
    case .veryUnhealthy: .aqiVeryUnhealthy
    case .hazardous: .aqiHazardous
    }
  }
}
