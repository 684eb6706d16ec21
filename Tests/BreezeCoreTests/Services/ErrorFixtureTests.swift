import BreezeCore
import Foundation
import TestSupport
import Testing

@Suite("The services' own errors")
struct ErrorFixtureTests {
  /// What the end of a file's name says, after the status.
  static let reasons: [String: String] = [
    "air-quality/400-range": "Latitude must be in range of -90 to 90°. Given: 123.5.",
    "air-quality/400-unknown-variable":
      "Data corrupted at path ''. Cannot initialize VariableOrSpread from invalid String value us_aqi_dust.",
    "air-quality/503-overloaded": "The service is overloaded",
    "archive/400-date-range": "Parameter 'end_date' is out of allowed range from 1940-01-01 to 2026-12-01",
    "archive/400-unknown-model":
      "Data corrupted at path ''. Cannot initialize MultiDomains from invalid String value era6_seamless.",
    "geocoding/400-count": "Parameter count must be between 1 and 100.",
    "geocoding/400-no-name": "No value found at path 'name'",
    "geocoding/404": "Not Found",
    "pollen/400-key-invalid": "API key not valid. Please pass a valid API key.",
    "pollen/400-not-covered":
      "Information is unavailable for this location. Please try a different location.",
    "pollen/403": "Pollen API is not enabled for this project.",
    "pollen/429": "Too many requests in one minute for this project.",
    "pollen/500": "An internal error occurred.",
  ]
  static let openMeteo: [String: String] = [
    "429-concurrent": "Too many concurrent requests",
    "429-daily": "Daily API request limit exceeded. Please try again tomorrow.",
    "429-hourly": "Hourly API request limit exceeded. Please try again in the next hour.",
    "429-minutely": "Minutely API request limit exceeded. Please try again in one minute.",
    "500": "Something went wrong.",
  ]

  @Test("Each is told as what its status says, with its reason", arguments: Service.allCases)
  func errors(service: Service) async throws {
    let names = try Fixture.names(in: "responses/\(service.rawValue)").filter { $0.hasPrefix("error-") }
    #expect(names.count >= 5)
    for name in names {
      let what = String(name.dropFirst("error-".count).dropLast(".json".count))
      let status = try #require(Int(what.prefix(3)))
      let reason = try #require(Self.reasons["\(service.rawValue)/\(what)"] ?? Self.openMeteo[what])
      let expected: ServiceError.Problem =
        switch status {
        case 429: .rateLimited(reason: reason, retryAfter: nil)
        case 500...: .unavailable(status: status, reason: reason)
        default: .refused(status: status, reason: reason)
        }
      let answer = try StubTransport.Answer.fixture("responses/\(service.rawValue)/\(name)", status: status)
      try await StubTransport.run([service: [answer]]) { transport, _ in
        await #expect(throws: ServiceError(service, expected)) {
          try await transport.answer(to: Endpoint(service: service).request([]), as: PollenResponse.self)
        }
      }
    }
  }
}
