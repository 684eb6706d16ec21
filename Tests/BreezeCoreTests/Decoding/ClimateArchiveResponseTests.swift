import BreezeCore
import Foundation
import TestSupport
import Testing

@Suite("The archive's answer")
struct ClimateArchiveResponseTests {
  struct Expected: Sendable {
    let path: String
    let days: [String]
    let temperatures: [Double?]
    let provisional: [Int]

    /// The day of 1980, 1990, 2000, 2010, 2020 and `year`.
    init(
      _ path: String, _ monthAndDay: String, _ year: Int, _ temperatures: [Double?], provisional: [Int] = []
    ) {
      self.path = path
      days = [1980, 1990, 2000, 2010, 2020, year].map { "\($0)-\(monthAndDay)" }
      self.temperatures = temperatures
      self.provisional = provisional
    }
  }

  static let series = [
    Expected("responses/archive/six-years.json", "08-10", 2026, [19.2, 21.5, 20.4, 18.7, 26.8, 23.6]),
    Expected(
      "responses/archive/era5-missing-last.json", "09-21", 2026, [16.3, nil, 17, 18.4, 20.1, 19.2],
      provisional: [2026]),
    Expected("responses/archive/all-null.json", "09-21", 2026, [nil, nil, nil, nil, nil, nil]),
    Expected(
      "responses/archive/single-model-no-suffix.json", "08-10", 2026, [19.2, 21.5, 20.4, 18.7, 27.1, nil]),
    Expected("london/archive.json", "12-01", 2026, [7.8, 8.9, 8.3, 9.6, 9.1, 10.4], provisional: [2026]),
    Expected(
      "madrid-google/archive.json", "05-14", 2027, [20.9, 22.4, 21.7, 19.8, 24.1, 27.3], provisional: [2027]),
  ]

  private static func points(_ path: String, _ days: [String]) throws -> [ClimateDataPoint?] {
    let answers = try Answer.archive(Fixture.data(path))
    #expect(answers.count == days.count)
    return try zip(answers, days).map { answer, day in answer.point(of: try #require(CalendarDay(text: day)))
    }
  }

  @Test("Every good answer is judged here")
  func complete() throws {
    let good = try Fixture.names(in: "responses/archive").filter { !$0.hasPrefix("error-") }
    let judged = Self.series.map(\.path).filter { $0.hasPrefix("responses/") }.map { $0.dropFirst(18) }
    #expect(good == (judged + ["leap-day.json", "one-year-object.json"]).map(String.init).sorted())
  }

  @Test("ERA5 first, the best match where ERA5 has nothing, marked provisional", arguments: series)
  func values(expected: Expected) throws {
    let points = try Self.points(expected.path, expected.days).map { try #require($0) }
    #expect(points.map(\.temperature) == expected.temperatures)
    #expect(points.filter(\.provisional).map(\.year) == expected.provisional)
    #expect(points.map(\.year) == expected.days.map { Int($0.prefix(4)) })
  }

  @Test("A leap day's answer has 28 February in the other years")
  func leapDay() throws {
    let days = ["1980-02-29", "1990-02-28", "2000-02-29", "2010-02-28", "2020-02-29", "2028-02-29"]
    let points = try Self.points("responses/archive/leap-day.json", days)
    #expect(points.map { $0?.temperature } == [7.1, 8, 6.6, 5.9, 8.4, 9.5])
  }

  @Test("One stretch of days is a bare object")
  func oneYear() throws {
    let points = try Self.points("responses/archive/one-year-object.json", ["2026-08-10"])
    #expect(points == [ClimateDataPoint(year: 2026, temperature: 23.6)])
  }

  @Test("An answer about another day has no point of this one")
  func otherDay() throws {
    #expect(try Self.points("responses/archive/one-year-object.json", ["2025-08-10"]) == [nil])
  }

  private static func point(_ daily: String) throws -> ClimateDataPoint? {
    let answers = try Answer.archive(Data("{\"daily\":\(daily)}".utf8))
    return answers.first?.point(of: try #require(CalendarDay(text: "2026-08-10")))
  }

  @Test("The row is found by its day, among several")
  func severalDays() throws {
    let daily = #"{"time":["2026-08-09","2026-08-10"],"temperature_2m_max_era5_seamless":[1,null],"#
    #expect(
      try Self.point(daily + #""temperature_2m_max_best_match":[2,3]}"#)
        == ClimateDataPoint(year: 2026, temperature: 3, provisional: true))
  }

  @Test(
    "A short column, no column and text in a column are no data, which is not provisional",
    arguments: [
      #"{"time":["2026-08-10"]}"#, #"{"time":["2026-08-10"],"temperature_2m_max_era5_seamless":[]}"#,
      #"{"time":["2026-08-10"],"temperature_2m_max_best_match":["-"]}"#,
      #"{"time":["2026-08-10"],"temperature_2m_max":7}"#,
    ])
  func noData(daily: String) throws {
    #expect(try Self.point(daily) == ClimateDataPoint(year: 2026, temperature: nil, provisional: false))
  }

  @Test("Without days there is no point, and days of another shape are named")
  func noDays() throws {
    #expect(try Self.point("null") == nil)
    #expect(throws: DecodingFailure.unexpected(path: "daily.time")) { try Self.point("{}") }
    #expect(throws: DecodingFailure.unexpected(path: "daily.time.Index 0")) {
      try Self.point(#"{"time":[1]}"#)
    }
    #expect(throws: DecodingFailure.unexpected(path: "daily")) { try Self.point("[]") }
  }
}
