import BreezeCore
import Foundation
import TestSupport
import Testing

@Suite("The hours of the air-quality answer")
struct AirQualityHoursTests {
  private static func recording(_ folder: String, pollenAsked: Bool = false) throws -> AirQualityReport {
    let answer = try #require(Answer.air(Fixture.data("\(folder)/air-quality.json")).first)
    return try #require(answer.report(pollenAsked: pollenAsked))
  }

  private static func parse(_ text: String, pollenAsked: Bool = false) throws -> AirQualityReport? {
    try Answer.air(Data(text.utf8)).first?.report(pollenAsked: pollenAsked)
  }

  @Test(
    "The next 24 hours of both recordings, as the fixtures' README states them",
    arguments: [
      ("london", 42, "2026-12-02T05:00:00+00:00", 21, "2026-12-02T17:00:00+00:00", 68),
      ("madrid-google", 118, "2027-05-15T07:00:00+02:00", 47, "2027-05-14T18:00:00+02:00", 126),
    ])
  func recordings(folder: String, now: Int, best: String, lowest: Int, peak: String, highest: Int) throws {
    let report = try Self.recording(folder)
    #expect(report.forecast.hours.count == 120)
    let next = report.forecast.next(24, from: report.time)
    #expect(next.hours.count == 24)
    #expect(next.hours.first?.time == report.time)
    #expect(next.hours.first?.usAQI == now)
    #expect(next.best?.time.iso8601 == best)
    #expect(next.best?.usAQI == lowest)
    #expect(next.peak?.time.iso8601 == peak)
    #expect(next.peak?.usAQI == highest)
  }

  @Test("In Kathmandu, at 16:45, the forecast begins with the row of 16:00")
  func kathmandu() throws {
    let report = try #require(try AirQualityResponseTests.report("kathmandu-quarter-hour"))
    let next = report.forecast.next(24, from: report.time)
    #expect(next.hours.first?.time.iso8601 == "2026-11-03T16:00:00+05:45")
    #expect(next.hours.map(\.usAQI) == [156, 157, 158, 161, 164, 167, 168, 169])
  }

  @Test("The row of an hour that the clocks skipped is kept in its place")
  func sydney() throws {
    let report = try #require(try AirQualityResponseTests.report("sydney-clock-change"))
    #expect(report.forecast.hours.count == 24)
    #expect(report.forecast.hours[2].time.iso8601 == "2025-10-05T02:00:00+11:00")
    #expect(report.forecast.hours.map(\.usAQI).prefix(4) == [24, 23, 22, 20])
  }

  @Test("A column that is too short, too long or of odd values leaves every hour in its place")
  func raggedColumns() throws {
    let report = try #require(
      try Self.parse(
        #"""
        {"utc_offset_seconds":0,"current":{"time":"2026-06-01T00:00","us_aqi":1},
        "hourly":{"time":["2026-06-01T00:00","2026-06-01T01:00","2026-06-01T02:00","2026-06-01T03:00"],
        "us_aqi":[10.4,"-",1e300]}}
        """#))
    #expect(report.forecast.hours.map(\.usAQI) == [10, nil, nil, nil])
    #expect(report.forecast.hours.map(\.time.hour) == [0, 1, 2, 3])
  }

  @Test("Without an index column the hours have no values, without hours there are none")
  func noIndex() throws {
    let current = #""current":{"time":"2026-06-01T00:00","us_aqi":1}"#
    let hours = try #require(try Self.parse("{\(current),\"hourly\":{\"time\":[\"2026-06-01T00:00\"]}}"))
    #expect(hours.forecast.hours.map(\.usAQI) == [nil])
    #expect(try #require(try Self.parse("{\(current),\"hourly\":null}")).forecast.hours.isEmpty)
    #expect(try #require(try Self.parse("{\(current)}")).time.iso8601 == "2026-06-01T00:00:00+00:00")
  }

  @Test(
    "A time that cannot be read, or an offset beyond a day, leaves no report",
    arguments: [
      #"{"current":{"time":"now","us_aqi":1}}"#,
      #"{"utc_offset_seconds":-9223372036854775000,"current":{"time":"2026-06-01T00:00","us_aqi":1}}"#,
      #"{"utc_offset_seconds":9e18,"current":{"time":"2026-06-01T00:00","us_aqi":1}}"#, #"{"data":{}}"#, "{}",
      #"{"current":null}"#, #"{"current":{"time":"2026-06-01T00:00"}}"#,
    ])
  func noReport(body: String) throws {
    #expect(try Self.parse(body) == nil)
  }

  @Test(
    "What has the wrong shape is named",
    arguments: [
      (#"{"current":7}"#, "current"), (#"{"current":{"us_aqi":1}}"#, "current.time"),
      (#"{"current":{"time":7}}"#, "current.time"), (#"{"hourly":{"us_aqi":[1]}}"#, "hourly.time"),
      (#"[{"current":{"us_aqi":1}}]"#, "Index 0.current.time"),
    ])
  func wrongShape(body: String, path: String) {
    #expect(throws: DecodingFailure.unexpected(path: path)) { try Self.parse(body) }
  }
}
