/// How much pollen there is, in five words.
public enum PollenLevel: String, Sendable, CaseIterable {
  case none = "None"
  case low = "Low"
  case moderate = "Moderate"
  case high = "High"
  case veryHigh = "Very High"

  /// From an index of 0 to 5 such as Google's Universal Pollen Index; what lies outside counts as its
  /// nearer end.
  public init(index: Int) {
    switch index {
    case ...0: self = .none
    case 1: self = .low
    case 2...3: self = .moderate
    case 4: self = .high
    default: self = .veryHigh
    }
  }

  public var color: ThemeColor {
    switch self {
    case .none: .levelNone
    case .low: .levelLow
    case .moderate: .levelModerate
    case .high: .levelHigh
    case .veryHigh: .levelExtreme
    }
  }

  /// The name of the colour as it stands in the app's palette and in JSON.
  public var colorName: String { color.rawValue }
}
