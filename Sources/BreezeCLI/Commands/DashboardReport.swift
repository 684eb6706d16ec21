import BreezeCore

/// Loads the dashboard of one place and gives it the form that was asked for.
struct DashboardReport: Sendable {
  private let json: Bool
  private let temperature: TemperatureUnit
  private let language: String?

  init(_ arguments: ParsedArguments) throws(CommandError) {
    let units = arguments.given(Options.temperature)
    if units.count > 1 {
      throw .usage(.exclusive(Options.celsius.spec.name, Options.fahrenheit.spec.name))
    }
    json = arguments.has(Options.json)
    temperature = arguments.has(Options.celsius) ? .celsius : .fahrenheit
    do {
      language = try arguments.value(of: Options.language)
    } catch {
      throw .usage(error)
    }
  }

  func output(
    of place: Place, lookup: Lookup, surroundings: Surroundings
  ) async throws(CommandError) -> CommandOutput {
    let request = DashboardRequest(place: place, now: lookup.now, language: language)
    let dashboard: Dashboard
    do {
      dashboard = try await lookup.dashboards.load(request)
    } catch {
      throw .service(error)
    }
    let failures = SectionNote.all(of: dashboard).filter(\.isFailure)
    let notes = failures.map { "No \($0.section.rawValue): \($0.message)" }
    return CommandOutput(try text(of: dashboard, surroundings.profile), notes: notes)
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
