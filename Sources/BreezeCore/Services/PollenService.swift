/// Google's pollen forecast.
public struct PollenService: Sendable {
  private let endpoint: Endpoint
  private let transport: HTTPTransport

  public init(endpoint: Endpoint, transport: HTTPTransport) {
    self.endpoint = endpoint
    self.transport = transport
  }

  /// The pollen of today and the days after it.
  ///
  /// - Parameters:
  ///   - count: of days, today included, 1 to 5.
  ///   - language: of names and advice, as in BCP 47; nil for English.
  /// - Throws: ``ServiceError``; `notCovered` where Google has no pollen data.
  public func days(
    at coordinate: Coordinate, count: Int, language: String? = nil
  ) async throws(ServiceError) -> PollenReport {
    var query = [
      ("location.latitude", coordinate.decimals.latitude),
      ("location.longitude", coordinate.decimals.longitude), ("days", String(count)),
    ]
    if let language { query.append(("languageCode", language)) }
    let answer: PollenResponse
    do {
      answer = try await transport.answer(to: endpoint.request(query), as: PollenResponse.self)
    } catch {
      throw Self.saysNotCovered(error) ? ServiceError(.pollen, .notCovered) : error
    }
    guard let report = answer.report else { throw ServiceError(.pollen, .notCovered) }
    return report
  }

  /// The service has one status for a place that it does not cover and for a bad request, so only its words tell
  /// them apart.
  private static func saysNotCovered(_ error: ServiceError) -> Bool {
    guard case .refused(400, let reason?) = error.problem else { return false }
    return reason.hasPrefix("Information is unavailable for this location")
  }
}
