import BreezeCore

/// What a dashboard is printed as.
enum DashboardForm: Sendable, Hashable {
  case text, json, csv, prometheus, waybar
  /// One line to pass on.
  case share
  /// A line of the user's own.
  case template(OutputTemplate)

  /// The sections that the form can show; the others need not be fetched.
  var sections: Set<DashboardSection> {
    switch self {
    case .text, .json: Set(DashboardSection.allCases)
    case .csv: [.aqi, .pollutants]
    case .prometheus: [.aqi, .pollutants, .pollen]
    case .waybar: [.aqi, .forecast, .pollutants]
    case .share, .template: [.aqi]
    }
  }

  /// Whether sections can be chosen; where they cannot, the form is fixed.
  var hasSections: Bool {
    switch self {
    case .text, .json, .prometheus: true
    case .csv, .waybar, .share, .template: false
    }
  }
}
