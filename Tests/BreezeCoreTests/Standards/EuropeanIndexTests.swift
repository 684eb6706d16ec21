import BreezeCore
import Testing

@Suite("The European index")
struct EuropeanIndexTests {
  @Test(
    "Levels of the provider's own examples",
    arguments: [
      (PollutantType.pm25, 2.5, "Good"), (.pm25, 10, "Fair"), (.pm25, 32.5, "Moderate"), (.pm25, 70, "Poor"),
      (.pm25, 115, "Very poor"), (.pm25, 200, "Extremely poor"), (.no2, 42.5, "Moderate"),
      (.no2, 175, "Extremely poor"), (.o3, 110, "Moderate"), (.o3, 190, "Extremely poor"),
      (.pm10, 30, "Fair"),
    ])
  func levels(pollutant: PollutantType, value: Double, name: String) {
    #expect(AirStandard.eu.rating(of: pollutant, steady: value)?.band == name)
  }

  @Test(
    "A bound belongs to the better level, and nothing is rounded",
    arguments: [
      (PollutantType.pm25, [5.0, 15, 50, 90, 140]), (.pm10, [15, 45, 120, 195, 270]),
      (.no2, [10, 25, 60, 100, 150]), (.o3, [60, 100, 120, 160, 180]), (.so2, [20, 40, 125, 190, 275]),
    ])
  func bounds(pollutant: PollutantType, bounds: [Double]) {
    let at = bounds.map { AirStandard.eu.rating(of: pollutant, steady: $0)?.index }
    let above = bounds.map { AirStandard.eu.rating(of: pollutant, steady: $0 + 0.1)?.index }
    #expect(at == [1, 2, 3, 4, 5])
    #expect(above == [2, 3, 4, 5, 6])
    #expect(AirStandard.eu.rating(of: pollutant, steady: 0)?.index == 1)
  }

  @Test("Only the running hour counts")
  func hour() {
    let rating = AirStandard.eu.assess(.newestFirst(.pm25, [4, 500, 500])).subIndex(of: .pm25)
    #expect(rating?.index == 1)
    #expect(rating?.averaging == "1 hour")
  }

  @Test("The worst level is the level of the place, and CO has none")
  func overall() {
    let assessment = AirStandard.eu.assess(.steady([.pm25: 4, .no2: 61, .o3: 130, .co: 90_000]))
    #expect(assessment.index == 4)
    #expect(assessment.category == "Poor")
    #expect(assessment.mainPollutants == [.no2, .o3])
    #expect(assessment.subIndex(of: .co)?.reason == .notInStandard)
    #expect(assessment.subIndex(of: .co)?.averaging == nil)
  }
}
