/// The published standards by which the air can be rated, beside the app's own limits in ``PollutantType``.
public enum AirStandard: String, Sendable, CaseIterable {
  case usEPA = "us-epa"
  case eu
  case who
  case uk
  case india
  case china

  /// The name for scripts: in options, in JSON. ASCII, lower case.
  public var code: String { rawValue }

  /// nil for any other name. Upper case is accepted.
  public init?(code: String) {
    self.init(rawValue: code.lowercased())
  }

  /// The name with the edition that the numbers are from.
  public var title: String {
    switch self {
    case .usEPA: "US EPA AQI (May 2024)"
    case .eu: "European AQI (2024 revision)"
    case .who: "WHO guidelines (2021)"
    case .uk: "UK DAQI (2013)"
    case .india: "India National AQI (2014)"
    case .china: "China AQI HJ 633-2026 (in force since 2026-03-01)"
    }
  }

  /// The names of its bands in its own words, the best first.
  public var bandNames: [String] { index.scale.names }

  /// Rates the running hour.
  public func assess(_ series: HourlySeries) -> StandardAssessment {
    index.assessment(of: series, under: self)
  }

  /// The limits of one pollutant in the standard's own unit, the best band first; empty when the standard
  /// does not rate it. A pollutant that is rated over more than one averaging has the bands of each, one
  /// averaging after the other.
  public func bands(for pollutant: PollutantType) -> [StandardBand] {
    (index.columns[pollutant] ?? []).flatMap { $0.bands(on: index.scale) }
  }

  package var index: PublishedIndex {
    switch self {
    case .usEPA: .usEPA
    case .eu: .eu
    case .who: .who
    case .uk: .uk
    case .india: .india
    case .china: .china
    }
  }
}
