import BreezeCore

/// Loads the dashboard of one place and gives it the form that was asked for.
struct DashboardReport: Sendable {
  private let json: Bool
  private let sections: Set<DashboardSection>
  private let temperature: TemperatureUnit
  private let language: String?
  let profile: TerminalProfile

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
  }

  func output(of place: Place, lookup: Lookup) async throws(CommandError) -> CommandOutput {
    try output(of: try await dashboard(of: place, lookup: lookup), profile)
  }

  func dashboard(of place: Place, lookup: Lookup) async throws(CommandError) -> Dashboard {
    let request = DashboardRequest(
      place: place, sections: sections, now: lookup.now, language: language)
    do {
      return try await lookup.dashboards.load(request)
    } catch {
      throw .service(error)
    }
  }

  /// The report as it is drawn for one kind of output.
  func output(of dashboard: Dashboard, _ profile: TerminalProfile) throws(CommandError) -> CommandOutput {
    let failures = SectionNote.all(of: dashboard).filter(\.isFailure)
    let notes = failures.map { "No \($0.section.rawValue): \($0.message)" }
    return CommandOutput(try text(of: dashboard, profile), notes: notes)
  }

  private func text(of dashboard: Dashboard, _ profile: TerminalProfile) throws(CommandError) -> String {
    if json { return try JSONValue.dashboard(dashboard).document() }
    let lines = DashboardRenderer(dashboard: dashboard, temperature: temperature).lines(profile)
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
