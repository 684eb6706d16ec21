import BreezeCore
import Testing

@Suite("The US AQI of the running hour")
struct USEPAAssessmentTests {
  private func micrograms(ppb: Double, of pollutant: PollutantType) throws -> Double {
    try #require(UnitConversion.micrograms(ppb: ppb, of: pollutant))
  }

  private func rating(_ pollutant: PollutantType, newestFirst ppb: [Double?]) throws -> SubIndex {
    let hours = try ppb.map { value in try value.map { try micrograms(ppb: $0, of: pollutant) } }
    return try #require(AirStandard.usEPA.assess(.newestFirst(pollutant, hours)).subIndex(of: pollutant))
  }

  @Test("The highest sub-index is the index, its pollutant the main one")
  func overall() throws {
    let series = HourlySeries.steady([
      .o3: try micrograms(ppb: 78.53333, of: .o3), .pm25: 35.9, .co: try micrograms(ppb: 8400, of: .co),
    ])
    let assessment = AirStandard.usEPA.assess(series)
    #expect(
      PollutantType.allCases.map { assessment.subIndex(of: $0)?.index } == [102, nil, nil, nil, 126, 90])
    #expect(assessment.index == 126)
    #expect(assessment.category == "Unhealthy for Sensitive Groups")
    #expect(assessment.level == 3)
    #expect(assessment.mainPollutant == .o3)
    #expect(assessment.reason == nil)
  }

  @Test("Equal sub-indices are all main pollutants")
  func tie() {
    let assessment = AirStandard.usEPA.assess(.steady([.pm10: 154, .pm25: 35.4]))
    #expect(assessment.index == 100)
    #expect(assessment.mainPollutants == [.pm25, .pm10])
  }

  @Test(
    "Gases in µg/m³",
    arguments: [
      (PollutantType.o3, 100.0, 0.050, "ppm", 46), (.no2, 60, 31, "ppb", 29), (.so2, 80, 30, "ppb", 43),
      (.co, 5000, 4.3, "ppm", 49),
    ])
  func gases(pollutant: PollutantType, value: Double, own: Double, unit: String, index: Int) {
    let rating = AirStandard.usEPA.rating(of: pollutant, steady: value)
    #expect(rating?.value == own)
    #expect(rating?.unit == unit)
    #expect(rating?.index == index)
  }

  @Test("A whole ppb stays whole on its way through µg/m³", arguments: [PollutantType.no2, .so2])
  func wholePPB(pollutant: PollutantType) throws {
    let last = pollutant == .no2 ? 2049 : 304
    let changed = try (0...last).filter { ppb in
      try rating(pollutant, newestFirst: [Double(ppb)]).value != Double(ppb)
    }
    #expect(changed == [])
  }

  @Test("Above 500 the line goes on and the name stays")
  func beyond() {
    let assessment = AirStandard.usEPA.assess(.steady([.pm25: 400]))
    #expect(assessment.index == 649)
    #expect(assessment.category == "Hazardous")
  }

  @Test("A single hour of ozone below 0.125 ppm leaves the eight-hour index as it is")
  func ozoneEightHours() throws {
    let rating = try rating(.o3, newestFirst: [104] + [Double](repeating: (8 * 78.5 - 104) / 7, count: 7))
    #expect(rating.index == 126)
    #expect(rating.averaging == "8-hour mean")
  }

  @Test("A single hour of ozone from 0.125 ppm counts when it gives the higher index")
  func ozoneHour() throws {
    let spike = try rating(.o3, newestFirst: [162.5] + [Double](repeating: 30, count: 7))
    #expect(spike.index == 147)
    #expect(spike.averaging == "highest of 8 hours")
    let flat = try rating(.o3, newestFirst: [Double](repeating: 150.5, count: 8))
    #expect(flat.index == 247)
    #expect(flat.averaging == "8-hour mean")
  }

  @Test("Ozone above 0.200 ppm over eight hours is rated by its highest hour")
  func ozoneHigh() throws {
    let rating = try rating(.o3, newestFirst: [100.5] + [Double](repeating: 404.5, count: 7))
    #expect(rating.index == 300)
  }

  @Test("SO₂ of 305 ppb and more in the hour is 200 while the day's mean is lower")
  func sulphurDioxideBridge() throws {
    let bridged = try rating(.so2, newestFirst: [350.5] + [Double](repeating: 2049.5 / 23, count: 23))
    #expect(bridged.index == 200)
    #expect(bridged.band == "Unhealthy")
    #expect(bridged.value == 350)
    #expect(bridged.reason == nil)
    let below = try rating(.so2, newestFirst: [304.5] + [Double](repeating: 304.5, count: 23))
    #expect(below.index == 200)
  }

  @Test("SO₂ of 305 ppb and more over the day is rated by the day")
  func sulphurDioxideDay() throws {
    let steady = try rating(.so2, newestFirst: [Double](repeating: 400.5, count: 24))
    #expect(steady.index == 232)
    #expect(steady.averaging == "24-hour mean")
    let calmed = try rating(.so2, newestFirst: [20.5] + [Double](repeating: 417.5, count: 23))
    #expect(calmed.index == 232)
  }

  @Test("SO₂ of 305 ppb and more in the hour has no index while the day is unknown")
  func sulphurDioxideUnknownDay() throws {
    let rating = try rating(.so2, newestFirst: [Double](repeating: 350, count: 17))
    #expect(rating.index == nil)
    #expect(rating.band == nil)
    #expect(rating.reason == .tooFewHours(have: 17, needed: 18, of: 24))
  }

  @Test("Only the last eight hours count for the means of ozone and CO", arguments: [PollutantType.o3, .co])
  func window(pollutant: PollutantType) throws {
    let ppb = pollutant == .o3 ? 55.5 : 4550
    let rating = try rating(pollutant, newestFirst: [Double](repeating: ppb, count: 8) + [9e6, 9e6])
    #expect(rating.index == 51)
  }
}
