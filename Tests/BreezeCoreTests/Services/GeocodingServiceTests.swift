import BreezeCore
import Foundation
import TestSupport
import Testing

@Suite("Asking for the places of a name")
struct GeocodingServiceTests {
  private static func ask(
    _ name: String, count: Int = 10, country: String? = nil, language: String? = nil
  ) async throws -> HTTPRequest {
    let answer = try StubTransport.Answer.fixture("responses/geocoding/zurich.json")
    let sent = try await StubTransport.run([.geocoding: [answer]]) { transport, stub in
      let service = GeocodingService(endpoint: Endpoint(service: .geocoding), transport: transport)
      let places = try await service.places(named: name, count: count, country: country, language: language)
      #expect(places.map(\.countryCode) == ["CH", "NL", "US"])
      return await stub.requests
    }
    return try #require(sent.first)
  }

  @Test("Name and count, and nothing else unless asked")
  func request() async throws {
    let request = try await Self.ask("London", count: 7)
    #expect(request.address == "https://geocoding-api.open-meteo.com/v1/search")
    #expect(request.parameters == ["name=London", "count=7"])
  }

  @Test("The language goes out in lower case, the country in upper case")
  func choice() async throws {
    let request = try await Self.ask("London", count: 100, country: "ca", language: "DE")
    #expect(request.parameters == ["name=London", "count=100", "language=de", "countryCode=CA"])
  }

  @Test("Both spellings of an umlaut send the same bytes")
  func normalForms() async throws {
    let composed = try await Self.ask("Z\u{FC}rich")
    let decomposed = try await Self.ask("Zu\u{308}rich")
    #expect(composed.parameter("name") == "Z%C3%BCrich")
    #expect(composed == decomposed)
  }

  @Test("Other scripts go out as UTF-8")
  func otherScripts() async throws {
    #expect(try await Self.ask("北京").parameter("name") == "%E5%8C%97%E4%BA%AC")
  }

  @Test("No place of that name is an empty answer, in both forms", arguments: ["no-match", "empty-results"])
  func noMatch(file: String) async throws {
    let answer = try StubTransport.Answer.fixture("responses/geocoding/\(file).json")
    let places = try await StubTransport.run([.geocoding: [answer]]) { transport, _ in
      let service = GeocodingService(endpoint: Endpoint(service: .geocoding), transport: transport)
      return try await service.places(named: "Qwzxy", count: 5)
    }
    #expect(places.isEmpty)
  }
}
