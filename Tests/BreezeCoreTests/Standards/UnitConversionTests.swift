import BreezeCore
import Testing

@Suite("µg/m³ and ppb at 25 °C")
struct UnitConversionTests {
  @Test(
    "The weight of one ppb",
    arguments: [(PollutantType.no2, 1.880), (.o3, 1.962), (.so2, 2.619), (.co, 1.145)])
  func factor(pollutant: PollutantType, expected: Double) throws {
    let factor = try #require(UnitConversion.microgramsPerPPB(of: pollutant))
    #expect(abs(factor - expected) < 0.0006)
  }

  @Test(
    "EPA's limits in µg/m³",
    arguments: [
      (PollutantType.o3, 54.0, 105.9), (.o3, 70, 137.3), (.o3, 85, 166.8), (.o3, 105, 206.0),
      (.o3, 200, 392.4), (.o3, 125, 245.2), (.o3, 604, 1185.0), (.no2, 53, 99.7), (.no2, 100, 188.0),
      (.no2, 360, 677.0), (.no2, 649, 1220.4), (.no2, 1249, 2348.7), (.no2, 2049, 3853.0), (.so2, 35, 91.6),
      (.so2, 75, 196.4), (.so2, 185, 484.4), (.so2, 304, 796.0), (.so2, 604, 1581.6), (.so2, 1004, 2629.0),
    ])
  func limits(pollutant: PollutantType, ppb: Double, micrograms: Double) throws {
    let value = try #require(UnitConversion.micrograms(ppb: ppb, of: pollutant))
    #expect(abs(value - micrograms) < 0.051)
  }

  @Test(
    "EPA's limits of CO in µg/m³", arguments: [(4.4, 5037.0), (9.4, 10762), (15.4, 17631), (50.4, 57702)])
  func carbonMonoxide(ppm: Double, micrograms: Double) throws {
    let value = try #require(UnitConversion.micrograms(ppb: ppm * 1000, of: .co))
    #expect(abs(value - micrograms) < 0.6)
  }

  @Test(
    "µg/m³ as ppb",
    arguments: [(PollutantType.o3, 100.0, 50.97), (.no2, 60, 31.9), (.so2, 80, 30.55), (.co, 5000, 4367)])
  func ppb(pollutant: PollutantType, micrograms: Double, expected: Double) throws {
    let ppb = try #require(UnitConversion.ppb(micrograms: micrograms, of: pollutant))
    #expect(abs(ppb / expected - 1) < 0.0005)
  }

  @Test("Particles have no mixing ratio", arguments: [PollutantType.pm25, .pm10])
  func particles(pollutant: PollutantType) {
    #expect(UnitConversion.microgramsPerPPB(of: pollutant) == nil)
    #expect(UnitConversion.ppb(micrograms: 10, of: pollutant) == nil)
    #expect(UnitConversion.micrograms(ppb: 10, of: pollutant) == nil)
  }
}
