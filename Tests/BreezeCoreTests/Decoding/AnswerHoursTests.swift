import BreezeCore
import Foundation
import Testing

@Suite("The last 24 hours in an answer of the air-quality service")
struct AnswerHoursTests {
  private func series(_ rows: [(String, String)], now: String, offset: Int = 0) throws -> HourlySeries? {
    let times = rows.map { "\"\($0.0)\"" }.joined(separator: ",")
    let values = rows.map(\.1).joined(separator: ",")
    let json = """
      {"utc_offset_seconds":\(offset),"current":{"time":"\(now)","us_aqi":1},\
      "hourly":{"time":[\(times)],"pm2_5":[\(values)]}}
      """
    let answer = try JSONDecoder().decode(AirQualityResponse.self, from: Data(json.utf8))
    return answer.report(pollenAsked: false, hoursAsked: true)?.series
  }

  @Test("They end with the running hour and leave the hours to come out")
  func end() throws {
    let rows = [
      ("2026-12-01T19:00", "1"), ("2026-12-01T20:00", "2"), ("2026-12-01T21:00", "3"),
      ("2026-12-01T22:00", "4"),
    ]
    let series = try #require(try series(rows, now: "2026-12-01T21:00"))
    #expect(series.newest(4, of: .pm25) == [3, 2, 1, nil])
  }

  @Test("A row that is missing is an hour without a value, and moves no other", arguments: ["null", "\"-\""])
  func gap(cell: String) throws {
    let rows = [("2026-12-01T18:00", "1"), ("2026-12-01T20:00", cell), ("2026-12-01T21:00", "3")]
    let series = try #require(try series(rows, now: "2026-12-01T21:00"))
    #expect(series.newest(4, of: .pm25) == [3, nil, nil, 1])
  }

  @Test(
    "The running hour is the one that now lies in",
    arguments: [
      ("2026-12-01T21:00", 3.0), ("2026-12-01T21:30", 3), ("2026-12-01T21:59", 3), ("2026-12-01T22:00", 4),
    ])
  func halfHour(now: String, newest: Double) throws {
    let rows = [("2026-12-01T20:00", "2"), ("2026-12-01T21:00", "3"), ("2026-12-01T22:00", "4")]
    let series = try #require(try series(rows, now: now, offset: 19_800))
    #expect(series.newest(1, of: .pm25) == [newest])
  }

  @Test("An answer whose hours do not hold now has no hours")
  func elsewhere() throws {
    let series = try #require(try series([("2026-12-01T20:00", "2")], now: "2026-12-01T21:00"))
    #expect(series.newest(2, of: .pm25) == [nil, nil])
  }

  @Test("Forecast hours of the day before are left out")
  func forecast() throws {
    let json = """
      {"utc_offset_seconds":0,"current":{"time":"2026-12-01T00:00","us_aqi":1},\
      "hourly":{"time":["2026-11-30T23:00","2026-12-01T00:00"],"us_aqi":[7,8]}}
      """
    let answer = try JSONDecoder().decode(AirQualityResponse.self, from: Data(json.utf8))
    #expect(answer.report(pollenAsked: false)?.forecast.hours.map(\.usAQI) == [8])
  }
}
