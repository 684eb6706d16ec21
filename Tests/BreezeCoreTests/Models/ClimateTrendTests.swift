import Testing

import BreezeCore

@Suite("The long view")
struct ClimateTrendTests {
  private static func trend(_ points: [(Int, Double?)]) throws -> ClimateTrend {
    ClimateTrend(
      points: points.map { ClimateDataPoint(year: $0, temperature: $1) },
      day: try #require(CalendarDay(year: 2026, month: 12, day: 1)))
  }

  @Test("The change is the last year against the first")
  func change() throws {
    let trend = try Self.trend([(1980, 7.8), (1990, 8.9), (2020, 9.1), (2026, 10.4)])
    #expect(trend.baseline?.year == 1980)
    #expect(abs(try #require(trend.change) - 2.6) < 1e-9)
  }

  @Test("It is negative where it was warmer then")
  func colder() throws {
    #expect(try Self.trend([(1980, 8), (2026, 5.5)]).change == -2.5)
  }

  @Test("The oldest year with a value is the baseline")
  func baseline() throws {
    let trend = try Self.trend([(1980, nil), (1990, nil), (2000, 17), (2026, 19.5)])
    #expect(trend.baseline?.year == 2000)
    #expect(trend.change == 2.5)
  }

  @Test(
    "There is no change without a value this year, or with nothing to compare it with",
    arguments: [
      [(1980, 8), (1990, 9), (2026, nil)], [(1980, nil), (1990, nil), (2026, 19)], [(1980, 19)], [],
      [(1980, nil), (2026, nil)],
    ] as [[(Int, Double?)]])
  func none(points: [(Int, Double?)]) throws {
    #expect(try Self.trend(points).change == nil)
  }

  @Test("Without any value there is no baseline")
  func noBaseline() throws {
    #expect(try Self.trend([(1980, nil), (2026, nil)]).baseline == nil)
  }
}
