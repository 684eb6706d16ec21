import BreezeCore
import Foundation
import TestSupport
import Testing

@Suite("Asking for the air quality")
struct AirQualityServiceTests {
  /// Runs one request of the service and hands back what was sent.
  @discardableResult
  static func ask(
    _ latitude: Double, _ longitude: Double, pollen: Bool = true,
    _ answer: StubTransport.Answer? = nil, expecting problem: ServiceError.Problem? = nil
  ) async throws -> HTTPRequest {
    let coordinate = try #require(Coordinate(latitude: latitude, longitude: longitude))
    let answer = try answer ?? .fixture("responses/air-quality/current-only.json")
    let sent = try await StubTransport.run([.airQuality: [answer]]) { transport, stub in
      let service = AirQualityService(endpoint: Endpoint(service: .airQuality), transport: transport)
      if let problem {
        await #expect(throws: ServiceError(.airQuality, problem)) {
          try await service.report(at: coordinate, pollen: pollen)
        }
      } else {
        _ = try await service.report(at: coordinate, pollen: pollen)
      }
      return await stub.requests
    }
    return try #require(sent.first)
  }

  @Test("One request with every value by name")
  func request() async throws {
    let request = try await Self.ask(40.71, -74.01)
    #expect(request.address == "https://air-quality-api.open-meteo.com/v1/air-quality")
    #expect(
      request.parameters == [
        "latitude=40.71", "longitude=-74.01",
        "current=us_aqi,us_aqi_pm2_5,us_aqi_pm10,us_aqi_nitrogen_dioxide,us_aqi_sulphur_dioxide,us_aqi_ozone,"
          + "us_aqi_carbon_monoxide,pm2_5,pm10,nitrogen_dioxide,sulphur_dioxide,ozone,carbon_monoxide",
        "hourly=us_aqi", "timezone=auto", "forecast_days=5",
      ])
  }

  static let withPollen =
    "us_aqi,alder_pollen,birch_pollen,grass_pollen,mugwort_pollen,olive_pollen,ragweed_pollen"

  @Test(
    "Inside the European model's area pollen is asked for too, edges included",
    arguments: [
      (51.5, -0.13), (30.05, 0), (71.95, 0), (50, -24.95), (50, 44.95), (30.05, -24.95), (71.95, 44.95),
    ])
  func inEurope(latitude: Double, longitude: Double) async throws {
    #expect(try await Self.ask(latitude, longitude).parameter("hourly") == Self.withPollen)
    #expect(try await Self.ask(latitude, longitude, pollen: false).parameter("hourly") == "us_aqi")
  }

  @Test(
    "Outside it pollen is not asked for",
    arguments: [(30.04, 0), (71.96, 0), (50, -24.96), (50, 44.96), (-33.87, 151.21), (40.71, -74.01), (0, 0)])
  func outsideEurope(latitude: Double, longitude: Double) async throws {
    #expect(try await Self.ask(latitude, longitude).parameter("hourly") == "us_aqi")
  }

  @Test("Small and whole numbers go out as plain decimals")
  func decimals() async throws {
    let request = try await Self.ask(1e-7, -180)
    #expect(request.parameter("latitude") == "0.0000001")
    #expect(request.parameter("longitude") == "-180")
  }

  @Test("What was asked for decides whether the report has pollen")
  func pollenInReport() async throws {
    let answer = try StubTransport.Answer.fixture("london/air-quality.json")
    let london = try #require(Coordinate(latitude: 51.51, longitude: -0.13))
    let chicago = try #require(Coordinate(latitude: 41.85, longitude: -87.65))
    try await StubTransport.run([.airQuality: [answer, answer, answer]]) { transport, _ in
      let service = AirQualityService(endpoint: Endpoint(service: .airQuality), transport: transport)
      let reports = [
        try await service.report(at: london), try await service.report(at: london, pollen: false),
        try await service.report(at: chicago),
      ]
      #expect(reports.map { $0.pollen?.items.count } == [6, nil, nil])
    }
  }

  @Test("An answer without current values is no report", arguments: ["all-null", "no-current"])
  func noCurrentData(file: String) async throws {
    try await Self.ask(
      0, 0, .fixture("responses/air-quality/\(file).json"), expecting: .noCurrentData)
  }

  @Test("One place was asked for, so a list of one is taken and any other refused")
  func lists() async throws {
    try await Self.ask(0, 0, .fixture("responses/air-quality/one-element-array.json"))
    let refused = ServiceError.Problem.badAnswer(.unexpected(path: ""))
    try await Self.ask(0, 0, .fixture("responses/air-quality/two-places.json"), expecting: refused)
    try await Self.ask(0, 0, .fixture("broken/empty-array.json"), expecting: refused)
    try await Self.ask(0, 0, .body(#"{"data":{}}"#), expecting: .noCurrentData)
  }
}
