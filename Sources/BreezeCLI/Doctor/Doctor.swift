import BreezeCore
import Foundation

/// Looks at everything that a report depends on, each thing for itself.
struct Doctor: Sendable {
  let invocation: Invocation
  let profile: TerminalProfile
  /// Nothing of them is shown.
  let endpoints: Endpoints
  /// What `BREEZE_NOW` sets.
  let fixedNow: Date?

  init(_ invocation: Invocation) throws(CommandError) {
    let surroundings = invocation.surroundings
    self.invocation = invocation
    profile = try invocation.profile()
    endpoints = try CommandError.usage { () throws(UsageError) in try surroundings.endpoints() }
    fixedNow = try CommandError.usage { () throws(UsageError) in try surroundings.fixedNow() }
  }

  var surroundings: Surroundings { invocation.surroundings }

  /// In the order in which they are shown. The services are asked at the same time, since they are others.
  func checks() async throws(CommandError) -> [DoctorCheck] {
    let timeout =
      try invocation.value(of: Options.timeout) ?? invocation.settings.timeout ?? Lookup.defaultTimeout
    let dates = ServiceDates()
    let services = invocation.has(Options.offline) ? skipped : await answers(within: timeout, dates)
    let clock = clock(await dates.difference)
    return [settings, cache, clock, terminal, proxy, keys] + services
  }

  /// Those that a report asks.
  private var services: [Service] {
    Service.allCases.filter { $0 != .pollen || endpoints.hasPollenKey }
  }

  private var skipped: [DoctorCheck] {
    services.map { .skipped($0.rawValue, "Not asked (--offline).") }
  }

  private func answers(within timeout: Double, _ dates: ServiceDates) async -> [DoctorCheck] {
    let network = LookupNetwork(
      invocation: invocation, secrets: endpoints.secrets, timeout: timeout, bound: .wholeLookup,
      clock: surroundings.clock)
    let transport = network.live().dated(by: dates, surroundings.clock)
    let place = TopCity.all[0]
    return await withTaskGroup(of: (Int, DoctorCheck).self) { group in
      for (index, service) in services.enumerated() {
        group.addTask { (index, await check(service, at: place.coordinate, transport)) }
      }
      return await group.reduce(into: []) { $0.append($1) }.sorted { $0.0 < $1.0 }.map(\.1)
    }
  }

  private func check(
    _ service: Service, at coordinate: Coordinate, _ transport: HTTPTransport
  ) async -> DoctorCheck {
    let start = surroundings.lifecycle.uptime()
    do throws(ServiceError) {
      try await ask(service, at: coordinate, transport)
      let milliseconds = Int((surroundings.lifecycle.uptime() - start) * 1000)
      return .ok(
        service.rawValue, "Answered in \(milliseconds) ms.", milliseconds: milliseconds)
    } catch {
      let failure = CommandError.service(error)
      let message = ErrorWording.text(failure, ErrorWording.Hints(invocation))
      return .failed(service.rawValue, message, status: failure.exitStatus)
    }
  }

  /// The question that a report would ask, or a smaller one.
  private func ask(
    _ service: Service, at coordinate: Coordinate, _ transport: HTTPTransport
  ) async throws(ServiceError) {
    let endpoint = endpoints[service]
    switch service {
    case .geocoding:
      let service = GeocodingService(endpoint: endpoint, transport: transport)
      if try await service.places(named: "London", count: 1).isEmpty {
        throw ServiceError(.geocoding, .badAnswer(.unexpected(path: "results")))
      }
    case .airQuality:
      let service = AirQualityService(endpoint: endpoint, transport: transport)
      _ = try await service.report(at: coordinate, pollen: false)
    case .archive:
      let service = ClimateService(endpoint: endpoint, transport: transport)
      _ = try await service.trend(
        at: coordinate, timeZone: nil, now: fixedNow ?? surroundings.clock())
    case .pollen:
      let service = PollenService(endpoint: endpoint, transport: transport)
      _ = try await service.days(at: coordinate, count: 1)
    }
  }
}
