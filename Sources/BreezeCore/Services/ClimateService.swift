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
    let request = endpoint.request(Self.query(coordinate, from: days, to: days))
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

  /// The highs of the fifteen days around this day in every year since 1940, in one request. The service counts it as
  /// one call a year of its free 600 a minute.
  ///
  /// - Parameters: as of ``trend(at:timeZone:now:)``.
  /// - Throws: ``ServiceError``; `noCurrentData` when not one year is known.
  public func series(
    at coordinate: Coordinate, timeZone: String?, now: Date
  ) async throws(ServiceError) -> ClimateSeries {
    let today = Self.day(at: coordinate, timeZone: timeZone, now: now)
    let years = Array(ClimateSeries.firstYear...max(ClimateSeries.firstYear, today.year))
    let windows = years.map { ClimateWindow(around: today.inYear($0), today: today) }
    let request = endpoint.request(
      Self.query(coordinate, from: windows.map(\.start), to: windows.map(\.end)))
    let answers = try await transport.answer(to: request, as: OneOrMany<ClimateArchiveResponse>.self).elements
    let points = windows.map { window in
      answers.lazy.compactMap { $0.year(of: window) }.first
        ?? ClimateYear(year: window.year, temperature: nil, days: 0)
    }
    if points.allSatisfy({ $0.temperature == nil }) { throw ServiceError(.archive, .noCurrentData) }
    return ClimateSeries(points: points, day: today)
  }

  /// Every tenth year from 1980 that lies before `year`, and `year`.
  package static func years(until year: Int) -> [Int] {
    stride(from: 1980, to: year, by: 10) + [year]
  }

  package static func day(at coordinate: Coordinate, timeZone: String?, now: Date) -> CalendarDay {
    let offset = SolarClock.offset(at: coordinate, timeZone: timeZone, at: now)
    return min(LocalTime(now, offset: offset).day, LocalTime(now, offset: 0).day)
  }

  private static func query(
    _ coordinate: Coordinate, from starts: [CalendarDay], to ends: [CalendarDay]
  ) -> [(name: String, value: String)] {
    let models = [ClimateArchiveResponse.reanalysisModel, ClimateArchiveResponse.bestMatchModel]
    return [
      ("latitude", coordinate.decimals.latitude), ("longitude", coordinate.decimals.longitude),
      ("start_date", starts.map(\.text).joined(separator: ",")),
      ("end_date", ends.map(\.text).joined(separator: ",")), ("daily", ClimateTrend.metric),
      ("models", models.joined(separator: ",")), ("timezone", "auto"),
    ]
  }
}
