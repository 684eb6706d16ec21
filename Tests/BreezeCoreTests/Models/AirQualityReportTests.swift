import Foundation
import Testing

import BreezeCore

@Suite("What drives the index")
struct AirQualityReportTests {
  private static func report(_ subIndices: [PollutantType: Int]) -> AirQualityReport {
    AirQualityReport(
      airQuality: AirQuality(usAQI: 60, ozone: 900),
      time: LocalTime(Date(timeIntervalSince1970: 0), offset: 0),
      timeZone: nil, subIndices: subIndices, forecast: Forecast(hours: []), pollen: nil)
  }

  @Test("The main pollutant has the highest sub-index, whatever the concentrations")
  func highest() {
    #expect(Self.report([.pm25: 165, .pm10: 61, .o3: 37]).mainPollutant == .pm25)
    #expect(Self.report([.pm25: 56, .o3: 118]).mainPollutant == .o3)
    #expect(Self.report([.co: 0]).mainPollutant == .co)
  }

  @Test(
    "Of equal ones the first in the order of the six",
    arguments: [
      ([PollutantType.pm25, .pm10], PollutantType.pm25), ([.co, .no2], .no2), ([.o3, .so2, .co], .so2),
      (PollutantType.allCases, .pm25),
    ])
  func tie(types: [PollutantType], expected: PollutantType) {
    // A dictionary has no order of its own, and another one in every run.
    let subIndices = Dictionary(uniqueKeysWithValues: types.map { ($0, 50) })
    #expect(Self.report(subIndices).mainPollutant == expected)
  }

  @Test("Without sub-indices there is none")
  func none() {
    #expect(Self.report([:]).mainPollutant == nil)
  }
}
