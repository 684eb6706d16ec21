import BreezeCore
import Foundation
import Testing

@Suite("Numbers that nothing measures")
struct HugeNumberTests {
  @Test(
    "A temperature of no weather is missing, the edges are not",
    arguments: [
      ("1e300", nil), ("-1e300", nil), ("150.1", nil), ("150", 150), ("-150", -150), ("21.4", 21.4),
    ])
  func temperature(text: String, expected: Double?) throws {
    let body = """
      {"daily":{"time":["2020-12-01"],"temperature_2m_max_era5_seamless":[\(text)],\
      "temperature_2m_max_best_match":[\(text)]}}
      """
    let daily = try #require(try Answer.archive(Data(body.utf8)).first?.daily)
    #expect(daily.reanalysis == [expected])
    #expect(daily.bestMatch == [expected])
  }

  @Test(
    "An index of a thousand million or more is missing",
    arguments: [("999999999", 999_999_999), ("1e9", nil), ("-1e18", nil), ("737", 737)])
  func index(text: String, expected: Int?) throws {
    let body = """
      {"utc_offset_seconds":0,"current":{"time":"2026-12-01T21:00","us_aqi":\(text),"pm10":1},\
      "hourly":{"time":["2026-12-01T21:00"],"us_aqi":[\(text)]}}
      """
    let report = try #require(try Answer.air(Data(body.utf8)).first?.report(pollenAsked: false))
    #expect(report.airQuality.usAQI == expected)
  }
}
