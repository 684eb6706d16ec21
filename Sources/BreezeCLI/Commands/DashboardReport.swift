import BreezeCore

/// Loads the dashboard of one place and gives it the form that was asked for.
struct DashboardReport: Sendable {
  private let form: DashboardForm
  private let sections: Set<DashboardSection>
  private let card: CardFile?
  private let alarm: IndexAlarm?
  private let temperature: TemperatureUnit
  private let language: String?
  let profile: TerminalProfile
  private let standard: StandardChoice
  private let gasUnit: GasUnit
  private let detail: DetailReport?

  init(_ invocation: Invocation) throws(CommandError) {
    form = try DashboardForm(invocation)
    sections = try form.chosenSections(invocation)
    card = try CardFile(invocation)
    alarm = try IndexAlarm(invocation)
    temperature = try invocation.temperature()
    language = try invocation.language()
    profile = try invocation.profile()
    standard = try invocation.standard()
    gasUnit = try invocation.gasUnit()
    detail = try DetailReport(invocation)
  }

  func output(of place: Place, lookup: Lookup) async throws(CommandError) -> CommandOutput {
    if let detail { return try await detail.output(of: place, lookup: lookup) }
    let dashboard = try await dashboard(of: place, lookup: lookup)
    let output = try output(of: dashboard, profile)
    try card?.write(dashboard)
    return alarm?.judged(output, index: dashboard.air?.airQuality.usAQI) ?? output
  }

  func dashboard(of place: Place, lookup: Lookup) async throws(CommandError) -> Dashboard {
    let request = DashboardRequest(
      place: place, sections: sections, now: lookup.now, language: language, standard: standard.published,
      needsAir: card != nil || alarm != nil)
    do throws(ServiceError) {
      var dashboard = try await lookup.dashboards.load(request)
      dashboard.cache = CacheUse(await lookup.answers.uses)
      return dashboard
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
    switch form {
    case .text:
      let lines = DashboardRenderer(
        dashboard: dashboard, temperature: temperature, gasUnit: gasUnit
      ).lines(profile)
      return TextEncoder(profile).encode(lines)
    case .json: return try JSONValue.dashboard(dashboard).document()
    case .csv: return CSVReport(rows: [dashboard.placeReading]).text
    case .prometheus: return PrometheusReport(dashboard: dashboard).text
    case .waybar: return try WaybarReport(dashboard: dashboard).value.document(.line)
    case .share: return try shareLine(dashboard.placeReading)
    case .template(let template): return template.text(of: dashboard.placeReading)
    }
  }

  /// A line that says nothing is not passed on: without an index there is no report.
  private func shareLine(_ reading: PlaceReading) throws(CommandError) -> String {
    guard let line = reading.shareLine else { throw .service(ServiceError(.airQuality, .noCurrentData)) }
    return line + "\n"
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
