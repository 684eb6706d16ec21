/// Open-Meteo's air quality: a value of the CAMS models for the running hour, and the hours to come.
public struct AirQualityService: Sendable {
  private let endpoint: Endpoint
  private let transport: HTTPTransport

  public init(endpoint: Endpoint, transport: HTTPTransport) {
    self.endpoint = endpoint
    self.transport = transport
  }

  /// Everything the service has for one point, in one request.
  ///
  /// - Parameters:
  ///   - pollen: whether to ask for pollen; it is asked for inside the European model's area only, since elsewhere
  ///     there is none.
  ///   - hours: whether to ask for the concentrations of the last 24 hours, which the standards need. The answer
  ///     then begins a day earlier.
  /// - Throws: ``ServiceError``; `noCurrentData` when not one value of the running hour is known.
  public func report(
    at coordinate: Coordinate, pollen: Bool = true, hours: Bool = false
  ) async throws(ServiceError) -> AirQualityReport {
    let asksPollen = pollen && Self.pollenArea(contains: coordinate)
    let request = endpoint.request(Self.query(coordinate, pollen: asksPollen, hours: hours))
    let answers = try await transport.answer(to: request, as: OneOrMany<AirQualityResponse>.self).elements
    guard let answer = answers.first, answers.count == 1 else {
      throw ServiceError(.airQuality, .badAnswer(.unexpected(path: "")))
    }
    guard let report = answer.report(pollenAsked: asksPollen, hoursAsked: hours) else {
      throw ServiceError(.airQuality, .noCurrentData)
    }
    return report
  }

  /// The running hour at many points, in one request, in the order asked.
  ///
  /// - Parameter coordinates: at most 1000, the service's limit; some hundred at a time keep the address short.
  /// - Returns: nil where not one value of the running hour is known.
  /// - Throws: ``ServiceError``. The service refuses all points for one that it does not take.
  public func current(at coordinates: [Coordinate]) async throws(ServiceError) -> [AirQualityReport?] {
    if coordinates.isEmpty { return [] }
    let decimals = coordinates.map(\.decimals)
    let query = [
      ("latitude", decimals.map(\.latitude).joined(separator: ",")),
      ("longitude", decimals.map(\.longitude).joined(separator: ",")), ("current", Self.currentVariables),
      ("timezone", "auto"),
    ]
    let request = endpoint.request(query, weight: Double(coordinates.count) * Self.pointWeight)
    let answers = try await transport.answer(to: request, as: OneOrMany<AirQualityResponse>.self).elements
    guard answers.count == coordinates.count else {
      throw ServiceError(.airQuality, .badAnswer(.unexpected(path: "")))
    }
    return answers.map { $0.report(pollenAsked: false) }
  }

  /// Where the CAMS European model, and so its pollen, exists: 30.05…71.95° N, 24.95° W…44.95° E.
  public static func pollenArea(contains coordinate: Coordinate) -> Bool {
    (30.05...71.95).contains(coordinate.latitude) && (-24.95...44.95).contains(coordinate.longitude)
  }

  private static func query(
    _ coordinate: Coordinate, pollen: Bool, hours: Bool
  ) -> [(name: String, value: String)] {
    let hourly =
      [AirQualityResponse.index] + (hours ? PollutantType.allCases.map(\.variable) : [])
      + (pollen ? PollenTaxon.allCases.map(\.variable) : [])
    return [
      ("latitude", coordinate.decimals.latitude), ("longitude", coordinate.decimals.longitude),
      ("current", currentVariables), ("hourly", hourly.joined(separator: ",")),
      ("timezone", "auto"), ("forecast_days", "5"),
    ] + (hours ? [("past_days", "1")] : [])
  }

  /// What one point weighs: Open-Meteo counts ten variables as one, and thirteen are asked for.
  public static let pointWeight = 1.3

  private static let currentVariables = {
    let names =
      [AirQualityResponse.index] + PollutantType.allCases.map(\.subIndexVariable)
      + PollutantType.allCases.map(\.variable)
    return names.joined(separator: ",")
  }()
}
