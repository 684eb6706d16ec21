/// Open-Meteo's geocoding: places of a name, from GeoNames.
public struct GeocodingService: Sendable {
  private let endpoint: Endpoint
  private let transport: HTTPTransport

  public init(endpoint: Endpoint, transport: HTTPTransport) {
    self.endpoint = endpoint
    self.transport = transport
  }

  /// The places of one name, best first; empty when there is none. Names of fewer than two characters find
  /// nothing, of two only what is called so exactly, longer ones also what begins so.
  ///
  /// - Parameters:
  ///   - count: at most so many, 1 to 100.
  ///   - country: ISO 3166-1, two letters; nil for the whole world.
  ///   - language: of the names in the answer, two letters; nil for English.
  /// - Throws: ``ServiceError``
  public func places(
    named name: String, count: Int, country: String? = nil, language: String? = nil
  ) async throws(ServiceError) -> [City] {
    var query = [("name", name), ("count", String(count))]
    if let language { query.append(("language", language.lowercased())) }
    if let country { query.append(("countryCode", country.uppercased())) }
    let request = endpoint.request(query)
    return try await transport.answer(to: request, as: GeocodingResponse.self).cities
  }
}
