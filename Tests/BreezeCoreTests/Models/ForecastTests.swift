import Foundation
import Testing

import BreezeCore

@Suite("The hours to come")
struct ForecastTests {
  /// Full hours from 2026-06-01T00:00 by a clock `offset` seconds ahead of UTC.
  static func forecast(_ values: [Int?], offset: Int = 0) throws -> Forecast {
    let midnight = try #require(LocalTime(stamp: "2026-06-01T00:00", offset: offset))
    return Forecast(
      hours: values.enumerated().map { row, value in
        let instant = midnight.instant.addingTimeInterval(Double(row) * 3600)
        return Forecast.Hour(time: LocalTime(instant, offset: offset), usAQI: value)
      })
  }

  @Test("Peak and best are the hours with the highest and the lowest index")
  func extremes() throws {
    let forecast = try Self.forecast([40, 38, 71, 55, 12, 30])
    #expect(forecast.peak == forecast.hours[2])
    #expect(forecast.best == forecast.hours[4])
  }

  @Test("Of equal hours the first counts")
  func ties() throws {
    let forecast = try Self.forecast([30, 50, 20, 50, 20])
    #expect(forecast.peak == forecast.hours[1])
    #expect(forecast.best == forecast.hours[2])
  }

  @Test("Hours without a value are neither peak nor best, and stay in their place")
  func gaps() throws {
    let forecast = try Self.forecast([nil, 30, nil, 60, nil])
    #expect(forecast.peak == forecast.hours[3])
    #expect(forecast.best == forecast.hours[1])
    let now = try #require(LocalTime(stamp: "2026-06-01T02:10", offset: 0))
    #expect(forecast.next(24, from: now).hours.map(\.usAQI) == [nil, 60, nil])
  }

  @Test("Without any value there is neither", arguments: [[], [nil, nil]] as [[Int?]])
  func empty(values: [Int?]) throws {
    let forecast = try Self.forecast(values)
    #expect(forecast.peak == nil)
    #expect(forecast.best == nil)
  }

  @Test(
    "The next 24 begin with the hour that runs",
    arguments: [
      ("2026-06-01T00:00", 0), ("2026-06-01T09:00", 9), ("2026-06-01T09:59", 9), ("2026-06-01T10:00", 10),
      ("2026-06-02T00:00", 24),
    ])
  func runningHour(now: String, first: Int) throws {
    let forecast = try Self.forecast(Array(0..<48), offset: 36_000)
    let next = forecast.next(24, from: try #require(LocalTime(stamp: now, offset: 36_000)))
    #expect(next.hours.map(\.usAQI) == Array(first..<first + 24))
  }

  @Test("In a zone of three quarters the hour that runs began up to 59 minutes ago")
  func quarterHour() throws {
    let forecast = try Self.forecast(Array(0..<48), offset: 20_700)
    let next = forecast.next(24, from: try #require(LocalTime(stamp: "2026-06-01T16:45", offset: 20_700)))
    #expect(next.hours.first?.usAQI == 16)
    #expect(next.hours.first?.time.clock == "16:00")
    #expect(next.hours.count == 24)
  }

  @Test("Now by another clock is the same now")
  func otherClock() throws {
    let forecast = try Self.forecast(Array(0..<48), offset: 36_000)
    let now = try #require(LocalTime(stamp: "2026-05-31T19:30", offset: -14_400))
    // 23:30 UTC, 09:30 at the place.
    #expect(forecast.next(24, from: now).hours.first?.usAQI == 9)
  }

  @Test("There are fewer when the forecast ends before, none when it is over")
  func ends() throws {
    let forecast = try Self.forecast(Array(0..<30))
    let late = try #require(LocalTime(stamp: "2026-06-02T04:30", offset: 0))
    #expect(forecast.next(24, from: late).hours.map(\.usAQI) == [28, 29])
    let over = try #require(LocalTime(stamp: "2026-06-02T06:00", offset: 0))
    #expect(forecast.next(24, from: over).hours.isEmpty)
  }
}
