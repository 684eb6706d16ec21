import Foundation
import Testing

@testable import BreezeCore

@Suite("A ranking")
struct RankingTests {
  @Test("puts the lowest index first; level places share a rank and keep their order; without data is last")
  func order() throws {
    let indices: [(String, Int?)] = [
      ("a", nil), ("b", 42), ("c", 12), ("d", 42), ("e", 164), ("f", nil), ("g", 0),
    ]
    let ranking = Ranking(try indices.map { (try place($0), $1.map(air)) })
    #expect(ranking.entries.map(\.place.name) == ["g", "c", "b", "d", "e", "a", "f"])
    #expect(ranking.entries.map(\.rank) == [1, 2, 3, 3, 5, nil, nil])
    #expect(ranking.entries.map(\.usAQI) == [0, 12, 42, 42, 164, nil, nil])
    #expect(ranking[try place("e")]?.rank == 5)
  }

  @Test("counts a place whose air is known but not its index as one without data")
  func noIndex() throws {
    let ranking = Ranking([(try place("a"), air(nil)), (try place("b"), air(300))])
    #expect(ranking.entries.map(\.place.name) == ["b", "a"])
    #expect(ranking.entries.map(\.status) == [.veryUnhealthy, nil])
  }

  private func place(_ name: String) throws -> Place {
    .point(try #require(Coordinate(latitude: 1, longitude: 2)), name: name)
  }

  private func air(_ aqi: Int?) -> AirQualityReport {
    AirQualityReport(
      airQuality: AirQuality(usAQI: aqi), time: LocalTime(Date(timeIntervalSince1970: 0), offset: 0),
      timeZone: nil, subIndices: [:], forecast: Forecast(hours: []), pollen: nil)
  }
}
