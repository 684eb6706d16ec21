public import Foundation

/// Open-Meteo's archive of past weather.
public struct ClimateService: Sendable {
  private let endpoint: Endpoint
  private let transport: HTTPTransport

  public init(endpoint: Endpoint, transport: HTTPTransport) {
    self.endpoint = endpoint
    self.transport = transport
  }

  /// The highest temperature of this day in every tenth year from 1980 on and in this year, in one request.
  ///
  /// - Parameters:
  ///   - now: decides which day "this day" is: the date at the place, but never later than today in UTC, which
  ///     is the archive's last.
  ///   - timeZone: the place's IANA time zone; without one the date follows from the longitude.
  /// - Throws: ``ServiceError``; an answer that holds no days at all is a bad one.
  public func trend(
    at coordinate: Coordinate, timeZone: String?, now: Date
  ) async throws(ServiceError) -> ClimateTrend {
    let today = Self.day(at: coordinate, timeZone: timeZone, now: now)
    let days = Self.years(until: today.year).map(today.inYear)
    let request = endpoint.request(Self.query(coordinate, days: days))
    let answers = try await transport.answer(to: request, as: OneOrMany<ClimateArchiveResponse>.self).elements
    guard answers.contains(where: { $0.daily != nil }) else {
      throw ServiceError(.archive, .badAnswer(.unexpected(path: "daily")))
    }
    let points = days.map { day in
      answers.lazy.compactMap { $0.point(of: day) }.first
        ?? ClimateDataPoint(year: day.year, temperature: nil)
    }
    return ClimateTrend(points: points, day: today)
  }

  /// Every tenth year from 1980 that lies before `year`, and `year`.
  package static func years(until year: Int) -> [Int] {
    stride(from: 1980, to: year, by: 10) + [year]
  }

  package static func day(at coordinate: Coordinate, timeZone: String?, now: Date) -> CalendarDay {
    let zone = timeZone.flatMap(TimeZone.init(identifier:))
    // The sun moves 15° of longitude an hour.
    let offset = zone?.secondsFromGMT(for: now) ?? Int((coordinate.longitude / 15).rounded()) * 3600
    return min(LocalTime(now, offset: offset).day, LocalTime(now, offset: 0).day)
  }

  private static func query(
    _ coordinate: Coordinate, days: [CalendarDay]
  ) -> [(name: String, value: String)] {
    let dates = days.map(\.text).joined(separator: ",")
    let models = [ClimateArchiveResponse.reanalysisModel, ClimateArchiveResponse.bestMatchModel]
    return [
      ("latitude", coordinate.decimals.latitude), ("longitude", coordinate.decimals.longitude),
      ("start_date", dates), ("end_date", dates), ("daily", ClimateTrend.metric),
      ("models", models.joined(separator: ",")), ("timezone", "auto"),
    ]
  }
}
