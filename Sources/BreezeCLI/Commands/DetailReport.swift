import BreezeCore

/// Loads what one sheet needs and gives it the form that was asked for.
struct DetailReport: Sendable {
  private let subject: DetailSubject
  private let json: Bool
  private let standard: StandardChoice
  private let gasUnit: GasUnit
  private let language: String?
  private let profile: TerminalProfile

  /// nil when no sheet was asked for.
  init?(_ invocation: Invocation) throws(CommandError) {
    guard let name = try invocation.value(of: Options.detail) else { return nil }
    for option in Options.selection + Options.effects + [Options.share.spec, Options.format.spec] {
      try invocation.refuseMoreThanOne(of: [Options.detail.spec, option])
    }
    guard invocation.isDrawn || invocation.wantsJSON else {
      throw .usage(.exclusive(Options.detail.spec.name, Options.output.spec.name))
    }
    subject = try DetailSubject(name)
    json = invocation.wantsJSON
    standard = try invocation.standard()
    gasUnit = try invocation.gasUnit()
    language = try invocation.language()
    profile = try invocation.profile()
  }

  /// - Throws: also a failure of the pollen service, since the sheet has nothing else to show.
  func output(of place: Place, lookup: Lookup) async throws(CommandError) -> CommandOutput {
    let dashboard: Dashboard
    do {
      dashboard = try await lookup.dashboards.load(request(place, lookup))
    } catch {
      throw .service(error)
    }
    switch subject {
    case .pollutant(let type): return CommandOutput(try pollutant(type, dashboard))
    case .pollen(let id): return CommandOutput(try pollen(id, dashboard))
    }
  }

  private func request(_ place: Place, _ lookup: Lookup) -> DashboardRequest {
    let (section, needsHours): (DashboardSection, Bool) =
      switch subject {
      case .pollutant: (.pollutants, true)
      case .pollen: (.pollen, false)
      }
    return DashboardRequest(
      place: place, sections: [section], now: lookup.now, language: language, standard: standard.published,
      needsHours: needsHours)
  }

  private func pollutant(_ type: PollutantType, _ dashboard: Dashboard) throws(CommandError) -> String {
    guard let air = dashboard.air else { throw .unexpected("the air quality was not asked for.") }
    let detail = PollutantDetail(
      type: type, air: air, standard: standard, rating: dashboard.assessment?.subIndex(of: type))
    if json { return try JSONValue.pollutantSheet(detail, dashboard).document() }
    let sheet = PollutantSheet(detail: detail, header: HeaderSection(dashboard: dashboard))
    return TextEncoder(profile).encode(sheet.lines(Layout(page: profile, gasUnit: gasUnit)))
  }

  private func pollen(_ id: String, _ dashboard: Dashboard) throws(CommandError) -> String {
    if case .failed(let error) = dashboard.pollen { throw .service(error) }
    let detail = PollenDetail(id: id, outcome: dashboard.pollen)
    if json { return try JSONValue.pollenSheet(detail, dashboard).document() }
    let sheet = PollenSheet(
      detail: detail, header: HeaderSection(dashboard: dashboard),
      footer: dashboard.air.map(FooterSection.init))
    return TextEncoder(profile).encode(sheet.lines(Layout(page: profile)))
  }
}
