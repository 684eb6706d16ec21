import BreezeCore
import Testing

@Suite("The UK index")
struct UKIndexTests {
  @Test(
    "Examples",
    arguments: [
      (PollutantType.pm25, 11.4, 1), (.pm25, 12, 2), (.pm25, 35.4, 3), (.pm25, 36, 4), (.no2, 200, 3),
      (.no2, 201, 4), (.o3, 240.4, 9),
    ])
  func examples(pollutant: PollutantType, value: Double, index: Int) {
    #expect(AirStandard.uk.rating(of: pollutant, steady: value)?.index == index)
  }

  @Test(
    "Both sides of every limit, after rounding to whole numbers",
    arguments: [
      (PollutantType.o3, [33.0, 66, 100, 120, 140, 160, 187, 213, 240]),
      (.no2, [67, 134, 200, 267, 334, 400, 467, 534, 600]),
      (.so2, [88, 177, 266, 354, 443, 532, 710, 887, 1064]),
      (.pm25, [11, 23, 35, 41, 47, 53, 58, 64, 70]), (.pm10, [16, 33, 50, 58, 66, 75, 83, 91, 100]),
    ])
  func bounds(pollutant: PollutantType, limits: [Double]) {
    let below = limits.map { AirStandard.uk.rating(of: pollutant, steady: $0 + 0.4)?.index }
    let above = limits.map { AirStandard.uk.rating(of: pollutant, steady: $0 + 0.5)?.index }
    #expect(below == [1, 2, 3, 4, 5, 6, 7, 8, 9])
    #expect(above == [2, 3, 4, 5, 6, 7, 8, 9, 10])
  }

  @Test(
    "Names of the bands",
    arguments: [
      (11.0, "Low"), (35, "Low"), (36, "Moderate"), (53, "Moderate"), (54, "High"), (70, "High"),
      (71, "Very High"), (900, "Very High"),
    ])
  func names(pm25: Double, name: String) {
    #expect(AirStandard.uk.rating(of: .pm25, steady: pm25)?.band == name)
  }

  @Test("SO₂ is the hour's, and says that the standard asks for less")
  func sulphurDioxide() {
    let rating = AirStandard.uk.rating(of: .so2, steady: 300)
    #expect(rating?.averaging == "1 hour (the standard asks for 15 minutes)")
    #expect(AirStandard.uk.rating(of: .no2, steady: 300)?.averaging == "1 hour")
    #expect(AirStandard.uk.rating(of: .o3, steady: 30)?.averaging == "8-hour mean")
    #expect(AirStandard.uk.rating(of: .pm10, steady: 30)?.averaging == "24-hour mean")
  }

  @Test("The highest index is the index of the place, and CO has none")
  func overall() {
    let assessment = AirStandard.uk.assess(.steady([.pm25: 36, .o3: 60, .co: 9e5]))
    #expect(assessment.index == 4)
    #expect(assessment.category == "Moderate")
    #expect(assessment.mainPollutants == [.pm25])
    #expect(assessment.subIndex(of: .co)?.reason == .notInStandard)
  }
}
