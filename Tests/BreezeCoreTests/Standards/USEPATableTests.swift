import BreezeCore
import Testing

/// The answers are those of the worked examples in EPA's document where it prints one, else computed from its
/// table and rules and confirmed by other implementations.
@Suite("The tables of the US AQI")
struct USEPATableTests {
  @Test(
    "Worked examples of PM2.5 in µg/m³",
    arguments: [
      (35.9, 102), (9.0, 50), (9.09, 50), (9.1, 51), (12.0, 56), (15.0, 62), (35.4, 100), (35.5, 101),
      (40.0, 112), (80.0, 168), (200.0, 275), (225.5, 301), (325.4, 500), (400, 649), (1000, 1844),
    ])
  func pm25(value: Double, index: Int) {
    #expect(USEPATables.pm25.verdict(at: value) == .index(index))
  }

  @Test("Worked examples of PM10 in µg/m³", arguments: [(54.9, 50), (100.0, 73), (600, 496), (700, 607)])
  func pm10(value: Double, index: Int) {
    #expect(USEPATables.pm10.verdict(at: value) == .index(index))
  }

  @Test(
    "Worked examples of ozone over eight hours in ppm",
    arguments: [(0.07853333, 126), (0.0549, 50), (0.055, 51), (0.150, 247)])
  func ozoneEightHours(value: Double, index: Int) {
    #expect(USEPATables.ozoneEightHours.verdict(at: value) == .index(index))
  }

  @Test("Worked example of ozone in one hour: 147, by EPA's own steps, where its text prints 148")
  func ozoneHour() {
    #expect(USEPATables.ozoneHour.verdict(at: 0.162) == .index(147))
  }

  @Test("Ozone in one hour says nothing below 0.125 ppm", arguments: [0.0, 0.104, 0.1249])
  func ozoneHourBelow(value: Double) {
    #expect(USEPATables.ozoneHour.verdict(at: value) == .unavailable(.belowTable))
  }

  @Test("Ozone over eight hours says nothing above 0.200 ppm", arguments: [0.201, 0.5])
  func ozoneEightHoursAbove(value: Double) {
    #expect(USEPATables.ozoneEightHours.verdict(at: value) == .unavailable(.aboveTable))
  }

  @Test("Worked examples of CO in ppm", arguments: [(8.4, 90), (4.45, 50), (12.0, 143)])
  func carbonMonoxide(value: Double, index: Int) {
    #expect(USEPATables.carbonMonoxide.verdict(at: value) == .index(index))
  }

  @Test("Worked examples of SO₂ in ppb")
  func sulphurDioxide() {
    #expect(USEPATables.sulphurDioxideHour.verdict(at: 100.0) == .index(112))
    #expect(USEPATables.sulphurDioxideDay.verdict(at: 400.0) == .index(232))
    #expect(USEPATables.sulphurDioxideHour.verdict(at: 305.0) == .unavailable(.aboveTable))
    #expect(USEPATables.sulphurDioxideDay.verdict(at: 304.9) == .unavailable(.belowTable))
  }

  @Test("Worked examples of NO₂ in ppb", arguments: [(80.0, 79), (500, 175)])
  func nitrogenDioxide(value: Double, index: Int) {
    #expect(USEPATables.nitrogenDioxide.verdict(at: value) == .index(index))
  }

  @Test("Noise below zero is 0, and what is not a concentration has no index")
  func outside() {
    #expect(USEPATables.pm25.verdict(at: -0.4) == .index(0))
    #expect(USEPATables.pm25.verdict(at: Double.nan) == .unavailable(.impossibleValue))
  }
}
