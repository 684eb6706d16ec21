import BreezeCore
import Foundation
import TestSupport
import Testing

@Suite("The air-quality answer")
struct AirQualityResponseTests {
  struct Expected: Sendable {
    let file: String
    let usAQI: Int?
    let time: String
    let main: PollutantType
    let zone: String
  }

  static let reports = [
    Expected(
      file: "above-500", usAQI: 737, time: "2026-09-30T13:00:00+07:00", main: .pm25, zone: "Asia/Pontianak"),
    Expected(
      file: "current-only", usAQI: 23, time: "2026-11-18T08:00:00+01:00", main: .pm25, zone: "Europe/Oslo"),
    Expected(
      file: "decimal-index", usAQI: 43, time: "2026-06-09T11:00:00+02:00", main: .pm25, zone: "Europe/Warsaw"),
    Expected(
      file: "index-unlike-concentration", usAQI: 154, time: "2026-08-11T07:00:00-07:00", main: .pm25,
      zone: "America/Los_Angeles"),
    Expected(
      file: "kathmandu-quarter-hour", usAQI: 156, time: "2026-11-03T16:45:00+05:45", main: .pm25,
      zone: "Asia/Kathmandu"),
    Expected(
      file: "one-element-array", usAQI: 37, time: "2026-07-02T10:00:00+02:00", main: .o3,
      zone: "Europe/Zurich"),
    Expected(
      file: "pollen-null-outside-europe", usAQI: 35, time: "2026-06-20T08:00:00-04:00", main: .pm25,
      zone: "America/Toronto"),
    Expected(
      file: "some-missing", usAQI: 37, time: "2026-11-18T08:00:00+01:00", main: .pm10, zone: "Europe/Oslo"),
    Expected(
      file: "sydney-clock-change", usAQI: 26, time: "2025-10-05T09:00:00+11:00", main: .o3,
      zone: "Australia/Sydney"),
    Expected(
      file: "text-in-index", usAQI: nil, time: "2026-06-09T11:00:00+02:00", main: .pm25, zone: "Europe/Warsaw"
    ),
    Expected(
      file: "text-in-number", usAQI: 52, time: "2026-06-09T11:00:00+02:00", main: .pm25, zone: "Europe/Warsaw"
    ),
  ]
  static let withoutReport = ["all-null", "no-current"]

  static func report(_ file: String, pollenAsked: Bool = false) throws -> AirQualityReport? {
    let answers = try Answer.air(Fixture.data("responses/air-quality/\(file).json"))
    #expect(answers.count == 1)
    return answers.first?.report(pollenAsked: pollenAsked)
  }

  @Test("Every good answer is judged here")
  func complete() throws {
    let good = try Fixture.names(in: "responses/air-quality").filter { !$0.hasPrefix("error-") }
    let judged = Self.reports.map(\.file) + Self.withoutReport + ["two-places"]
    #expect(good == judged.map { "\($0).json" }.sorted())
  }

  @Test("Index, time and main pollutant", arguments: reports)
  func report(expected: Expected) throws {
    let report = try #require(try Self.report(expected.file))
    #expect(report.airQuality.usAQI == expected.usAQI)
    #expect(report.time.iso8601 == expected.time)
    #expect(report.mainPollutant == expected.main)
    #expect(report.timeZone == expected.zone)
    #expect(report.pollen == nil)
  }

  @Test("Without one value of the running hour there is no report", arguments: withoutReport)
  func noReport(file: String) throws {
    #expect(try Self.report(file) == nil)
  }

  @Test("The six concentrations come from their own fields")
  func concentrations() throws {
    let air = try #require(try Self.report("current-only")).airQuality
    #expect(
      air
        == AirQuality(
          usAQI: 23, pm25: 5.2, pm10: 12.6, carbonMonoxide: 203, nitrogenDioxide: 36.5, sulphurDioxide: 1.4,
          ozone: 21))
  }

  @Test("Each sub-index comes from its own field")
  func subIndices() throws {
    let report = try #require(try Self.report("current-only"))
    #expect(report.subIndices == [.pm25: 23, .pm10: 9, .no2: 18, .so2: 1, .o3: 11, .co: 2])
  }

  @Test("What is null or absent is missing, not 0, and a negative zero is 0")
  func someMissing() throws {
    let report = try #require(try Self.report("some-missing"))
    #expect(report.airQuality == AirQuality(usAQI: 37, sulphurDioxide: 0, ozone: 61))
    #expect(report.airQuality.sulphurDioxide?.sign == .plus)
    #expect(report.subIndices == [.pm10: 19])
    #expect(report.forecast.hours.isEmpty)
  }

  @Test("Text where a number belongs is missing in this one place")
  func textInNumber() throws {
    let report = try #require(try Self.report("text-in-number"))
    #expect(report.airQuality.pm10 == nil)
    #expect(report.subIndices[.pm10] == nil)
    #expect(report.airQuality.pm25 == 11.3)
    #expect(try #require(try Self.report("text-in-index")).airQuality.ozone == 91)
  }

  @Test("Two places are two answers, in the order asked")
  func twoPlaces() throws {
    let answers = try Answer.air(Fixture.data("responses/air-quality/two-places.json"))
    #expect(answers.map { $0.report(pollenAsked: false)?.airQuality.usAQI } == [37, 52])
    #expect(answers.map(\.utcOffset) == [7200, 32_400])
  }
}
