extension AirQualityService {
  /// Ranks places by the air of the running hour, in one request. Equal points are asked for once.
  ///
  /// - Parameter places: at most 1000 different points.
  /// - Throws: ``ServiceError``; `noCurrentData` when there is no index of any of them.
  public func ranking(of places: [Place]) async throws(ServiceError) -> Ranking {
    var points: [Coordinate] = []
    for place in places where !points.contains(place.coordinate) {
      points.append(place.coordinate)
    }
    let reports = Dictionary(
      zip(points, try await current(at: points)), uniquingKeysWith: { first, _ in first })
    let ranking = Ranking(places.map { ($0, reports[$0.coordinate] ?? nil) })
    if ranking.entries.allSatisfy({ $0.usAQI == nil }) { throw ServiceError(.airQuality, .noCurrentData) }
    return ranking
  }
}
