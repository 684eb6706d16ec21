import BreezeCore

/// Loads the dashboard of one place and gives it the form that was asked for.
struct DashboardReport: Sendable {
  private let json: Bool
  private let sections: Set<DashboardSection>
  private let temperature: TemperatureUnit
  private let language: String?
  private let profile: TerminalProfile
  private let standard: StandardChoice
  private let gasUnit: GasUnit
  private let detail: DetailReport?

  init(_ invocation: Invocation) throws(CommandError) {
    try invocation.refuseMoreThanOne(of: Options.selection)
    json = invocation.has(Options.json)
    let skipped = try invocation.value(of: Options.skip) ?? []
    sections =
      try invocation.value(of: Options.only) ?? Set(DashboardSection.allCases).subtracting(skipped)
    if sections.isEmpty { throw .usage(.invalid("No section is left to show.")) }
    temperature = try invocation.temperature()
    language = try invocation.language()
    profile = try invocation.profile()
    standard = try invocation.standard()
    gasUnit = try invocation.gasUnit()
    detail = try DetailReport(invocation)
  }

  func output(of place: Place, lookup: Lookup) async throws(CommandError) -> CommandOutput {
    if let detail { return try await detail.output(of: place, lookup: lookup) }
    let request = DashboardRequest(
      place: place, sections: sections, now: lookup.now, language: language, standard: standard.published)
    let dashboard: Dashboard
    do {
      dashboard = try await lookup.dashboards.load(request)
    } catch {
      throw .service(error)
    }
    let failures = SectionNote.all(of: dashboard).filter(\.isFailure)
    let notes = failures.map { "No \($0.section.rawValue): \($0.message)" }
    return CommandOutput(try text(of: dashboard), notes: notes)
  }

  private func text(of dashboard: Dashboard) throws(CommandError) -> String {
    if json { return try JSONValue.dashboard(dashboard).document() }
    let lines = DashboardRenderer(dashboard: dashboard, temperature: temperature, gasUnit: gasUnit).lines(
      profile)
    return TextEncoder(profile).encode(lines)
  }
}

extension JSONValue {
  /// The text of a document, with the error of a command.
  func document(_ form: Form = .document) throws(CommandError) -> String {
    do {
      return try text(form)
    } catch {
      throw .unexpected("a report could not be written as JSON.")
    }
  }
}
