/// A named colour of the app's palette. The name is stable and appears in JSON; how a colour is shown on
/// a dark or a light background is the business of whoever draws.
public enum ThemeColor: String, Sendable, CaseIterable {
  case aqiGood, aqiModerate, aqiUnhealthySensitive, aqiUnhealthy, aqiVeryUnhealthy, aqiHazardous
  case levelNone, levelLow, levelModerate, levelHigh, levelExtreme
  case climateHot, climateWarm, climateCool, climateNeutral

  /// The colour as `#rrggbb` in sRGB, lower case.
  public var hex: String {
    switch self {
    case .aqiGood, .levelNone, .levelLow, .climateCool: "#34c759"
    case .aqiModerate, .levelModerate, .climateWarm: "#ff9500"
    case .aqiUnhealthySensitive: "#ff6b00"
    case .aqiUnhealthy, .levelHigh, .climateHot: "#ff3b30"
    case .aqiVeryUnhealthy: "#af52de"
    case .aqiHazardous, .levelExtreme: "#8e0000"
    case .climateNeutral: "#8e8e93"
    }
  }
}
