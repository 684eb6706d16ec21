/// Makes a dashboard: asks the services at the same time, each once.
public struct DashboardLoader: Sendable {
  private let airQuality: AirQualityService
  private let pollen: PollenService?
  private let climate: ClimateService

  public init(endpoints: Endpoints, transport: HTTPTransport) {
    airQuality = AirQualityService(endpoint: endpoints[.airQuality], transport: transport)
    pollen =
      endpoints.hasPollenKey ? PollenService(endpoint: endpoints[.pollen], transport: transport) : nil
    climate = ClimateService(endpoint: endpoints[.archive], transport: transport)
  }

  /// - Throws: what kept the air quality away; without it there is no report. A failure of another section is
  ///   that section's outcome.
  public func load(_ request: DashboardRequest) async throws(ServiceError) -> Dashboard {
    async let climate = climateOutcome(request)
    async let pollen = googleOutcome(request)
    async let report = airOutcome(request)

    let air = try await report?.get()
    return Dashboard(
      place: request.place, now: request.now, air: air,
      forecast: Self.forecastOutcome(request, air),
      pollen: await pollen ?? Self.europeanOutcome(request, air), climate: await climate,
      sections: request.sections, assessment: Self.assessment(request, air))
  }

  /// nil when no section that was asked for needs it.
  private func airOutcome(_ request: DashboardRequest) async -> Result<AirQualityReport, ServiceError>? {
    let coordinate = request.place.coordinate
    let asksPollen =
      pollen == nil && request.sections.contains(.pollen)
      && AirQualityService.pollenArea(contains: coordinate)
    let asksAir = request.needsAir || !request.sections.isDisjoint(with: [.aqi, .forecast, .pollutants])
    guard asksPollen || asksAir else { return nil }
    do {
      return .success(
        try await airQuality.report(at: coordinate, pollen: asksPollen, hours: request.asksHours))
    } catch {
      return .failure(error)
    }
  }

  private func climateOutcome(_ request: DashboardRequest) async -> SectionOutcome<ClimateTrend> {
    guard request.sections.contains(.climate) else { return .notAsked }
    do {
      return .loaded(
        try await climate.trend(
          at: request.place.coordinate, timeZone: request.place.city?.timeZone, now: request.now))
    } catch {
      return .failed(error)
    }
  }

  /// nil without a key: the pollen then comes with the air quality.
  private func googleOutcome(_ request: DashboardRequest) async -> SectionOutcome<PollenReport>? {
    guard request.sections.contains(.pollen) else { return .notAsked }
    guard let pollen else { return nil }
    do {
      let report = try await pollen.days(
        at: request.place.coordinate, count: request.sections.pollenDays, language: request.language)
      return .loaded(report)
    } catch {
      return error.problem == .notCovered ? .absent(.notCovered) : .failed(error)
    }
  }

  private static func europeanOutcome(
    _ request: DashboardRequest, _ air: AirQualityReport?
  ) -> SectionOutcome<PollenReport> {
    air?.pollen.map { .loaded($0) } ?? .absent(.noPollenKey)
  }

  private static func assessment(
    _ request: DashboardRequest, _ air: AirQualityReport?
  ) -> StandardAssessment? {
    guard let series = air?.series else { return nil }
    return request.standard?.assess(series)
  }

  private static func forecastOutcome(
    _ request: DashboardRequest, _ air: AirQualityReport?
  ) -> SectionOutcome<Forecast> {
    guard request.sections.contains(.forecast), let air else { return .notAsked }
    let now = LocalTime(request.now, offset: air.time.offset)
    let next = air.forecast.next(24, from: now)
    return next.peak == nil ? .absent(.noForecast) : .loaded(next)
  }
}
