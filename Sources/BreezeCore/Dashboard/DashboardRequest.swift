public import Foundation

/// What a dashboard is asked for.
public struct DashboardRequest: Sendable {
  public let place: Place
  /// What is not asked for is not fetched.
  public let sections: Set<DashboardSection>
  /// The instant that "now" and "this day" are.
  public let now: Date
  /// Of pollen names and advice; nil for English.
  public let language: String?
  /// The published standard to rate by; nil for none.
  public let standard: AirStandard?
  /// Whether the air of the running hour is fetched although no section shows it.
  public let needsAir: Bool
  /// Whether the last 24 hours are fetched although no standard rates them.
  public let needsHours: Bool

  public init(
    place: Place, sections: Set<DashboardSection> = Set(DashboardSection.allCases), now: Date,
    language: String? = nil, standard: AirStandard? = nil, needsAir: Bool = false, needsHours: Bool = false
  ) {
    self.place = place
    self.sections = sections
    self.now = now
    self.language = language
    self.standard = standard
    self.needsAir = needsAir
    self.needsHours = needsHours
  }

  /// A standard rates the last hours, and what it says stands with the index and with the pollutants.
  package var asksHours: Bool {
    needsHours || standard != nil && !sections.isDisjoint(with: [.aqi, .pollutants])
  }
}
