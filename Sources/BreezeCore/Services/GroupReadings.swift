/// The running hour at many points, in one request where the service takes them all.
///
/// The service refuses a whole group for one bad member, and one bad value can make a whole answer unreadable. Such a
/// group is halved until the bad ones are alone.
public struct GroupReadings: Sendable {
  /// How many points one request names, so that its address stays below 3 kB.
  public static let groupSize = 100
  /// How many requests a group may fail with before its rest shares the last failure. One bad member of a hundred takes
  /// seven, three take some twenty.
  private static let patience = 30

  public typealias Outcome = Result<AirQualityReport, ServiceError>

  private let service: AirQualityService
  private let groupSize: Int

  /// - Parameter groupSize: at most so many points a request.
  public init(service: AirQualityService, groupSize: Int = groupSize) {
    self.service = service
    self.groupSize = max(1, groupSize)
  }

  /// One outcome a point, in the order asked. Equal points are asked once.
  public func outcomes(at coordinates: [Coordinate]) async -> [Outcome] {
    var known: [Coordinate: Outcome] = [:]
    var seen = Set<Coordinate>()
    let distinct = coordinates.filter { seen.insert($0).inserted }
    var failures = 0
    for start in stride(from: 0, to: distinct.count, by: groupSize) {
      let group = distinct[start..<min(start + groupSize, distinct.count)]
      await ask(group, into: &known, failures: &failures)
    }
    return coordinates.map { known[$0] ?? .failure(ServiceError(.airQuality, .noCurrentData)) }
  }

  private func ask(
    _ group: ArraySlice<Coordinate>, into known: inout [Coordinate: Outcome], failures: inout Int
  ) async {
    do {
      let reports = try await service.current(at: Array(group))
      for (coordinate, report) in zip(group, reports) {
        known[coordinate] = report.map(Outcome.success) ?? .failure(ServiceError(.airQuality, .noCurrentData))
      }
    } catch {
      failures += 1
      guard group.count > 1, error.mayBeOneMembersFault, failures < Self.patience else {
        for coordinate in group { known[coordinate] = .failure(error) }
        return
      }
      let middle = group.startIndex + group.count / 2
      await ask(group[..<middle], into: &known, failures: &failures)
      await ask(group[middle...], into: &known, failures: &failures)
    }
  }
}

extension ServiceError {
  /// Whether fewer points could make the request succeed.
  fileprivate var mayBeOneMembersFault: Bool {
    switch problem {
    case .refused(400, _), .badAnswer: true
    default: false
    }
  }
}
