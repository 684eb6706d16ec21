import BreezeCore
import Foundation
import Testing

@Suite("Readings of many points")
struct GroupReadingsTests {
  /// A service that refuses every group with latitude `bad` in it, and tells each point its latitude as the index.
  private actor Service {
    private(set) var groups: [[Int]] = []
    private let bad: Set<Int>
    private let fault: HTTPResponse

    init(bad: Set<Int> = [], fault: HTTPResponse = Service.refusal(400)) {
      self.bad = bad
      self.fault = fault
    }

    static func refusal(_ status: Int) -> HTTPResponse {
      HTTPResponse(status: status, body: Data(#"{"error":true,"reason":"No data"}"#.utf8))
    }

    func answer(_ request: HTTPRequest) -> HTTPResponse {
      let items = URLComponents(url: request.url, resolvingAgainstBaseURL: false)?.queryItems ?? []
      let text = items.first { $0.name == "latitude" }?.value ?? ""
      let group = text.split(separator: ",").compactMap { Int($0) }
      groups.append(group)
      if !bad.isDisjoint(with: group) { return fault }
      let elements = group.map {
        #"{"utc_offset_seconds":0,"current":{"time":"2026-12-01T21:00","us_aqi":\#($0)}}"#
      }
      let body = elements.count == 1 ? elements[0] : "[\(elements.joined(separator: ","))]"
      return HTTPResponse(status: 200, body: Data(body.utf8))
    }
  }

  private func points(_ latitudes: [Int]) throws -> [Coordinate] {
    try latitudes.map { try #require(Coordinate(latitude: Double($0), longitude: 0)) }
  }

  private func outcomes(
    _ latitudes: [Int], from service: Service, groupSize: Int = 100
  ) async throws -> [Int?] {
    let transport = HTTPTransport { request async throws(TransportError) in await service.answer(request) }
    let air = AirQualityService(endpoint: Endpoint(service: .airQuality), transport: transport)
    let readings = GroupReadings(service: air, groupSize: groupSize)
    return await readings.outcomes(at: try points(latitudes)).map { try? $0.get().airQuality.usAQI }
  }

  @Test("A group is one request, in the order asked")
  func one() async throws {
    let service = Service()
    #expect(try await outcomes([3, 1, 2], from: service) == [3, 1, 2])
    #expect(await service.groups == [[3, 1, 2]])
  }

  @Test("Equal points are asked once")
  func equal() async throws {
    let service = Service()
    #expect(try await outcomes([5, 6, 5, 5], from: service) == [5, 6, 5, 5])
    #expect(await service.groups == [[5, 6]])
  }

  @Test("More points than a group holds are several requests")
  func several() async throws {
    let service = Service()
    _ = try await outcomes(Array(0..<5), from: service, groupSize: 2)
    #expect(await service.groups == [[0, 1], [2, 3], [4]])
  }

  @Test(
    "One bad member costs only itself",
    arguments: [Service.refusal(400), HTTPResponse(status: 200, body: Data(#"[{"latitude":nan}]"#.utf8))])
  func badMember(fault: HTTPResponse) async throws {
    let service = Service(bad: [42], fault: fault)
    let values = try await outcomes(Array(0..<80), from: service)
    #expect(values.enumerated().allSatisfy { $0.offset == 42 ? $0.element == nil : $0.element == $0.offset })
    #expect(await service.groups.count <= 1 + 2 * 7)
  }

  @Test("When all are bad, not every one of them is asked")
  func allBad() async throws {
    let service = Service(bad: Set(0..<80))
    #expect(try await outcomes(Array(0..<80), from: service).allSatisfy { $0 == nil })
    #expect(await service.groups.count < 80)
  }

  @Test(
    "A service that is down or has too many requests is not asked again", arguments: [429, 500, 503, 403])
  func down(status: Int) async throws {
    let service = Service(bad: [1], fault: Service.refusal(status))
    #expect(try await outcomes([0, 1, 2], from: service) == [nil, nil, nil])
    #expect(await service.groups.count == 1)
  }
}
