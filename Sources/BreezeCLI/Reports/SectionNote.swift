import BreezeCore

/// Why an optional section is missing from a report.
struct SectionNote: Sendable, Hashable {
  let section: DashboardSection
  /// For scripts: one of the error codes, or the name of an absence.
  let code: String
  let message: String
  /// Whether something went wrong, rather than that there is nothing for the place.
  let isFailure: Bool

  /// In the order of the sections.
  static func all(of dashboard: Dashboard) -> [SectionNote] {
    [
      note(.forecast, dashboard.forecast), note(.pollen, dashboard.pollen), note(.climate, dashboard.climate),
    ].compactMap { $0 }
  }

  private static func note<Value>(
    _ section: DashboardSection, _ outcome: SectionOutcome<Value>
  ) -> SectionNote? {
    switch outcome {
    case .loaded, .notAsked: nil
    case .absent(let absence):
      SectionNote(
        section: section, code: NoteWording.code(absence), message: NoteWording.text(absence),
        isFailure: false)
    case .failed(let error):
      SectionNote(
        section: section, code: CommandError.service(error).code,
        message: ErrorWording.text(.service(error)), isFailure: true)
    }
  }
}
