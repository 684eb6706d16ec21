import BreezeCore
import Testing

@Suite("India's index")
struct IndianIndexTests {
  @Test(
    "Examples of PM2.5 on whole-number rows",
    arguments: [(31.0, 51), (45, 75), (60, 100), (75, 149), (100, 232)])
  func examples(value: Double, index: Int) {
    #expect(AirStandard.india.rating(of: .pm25, steady: value)?.index == index)
  }

  @Test(
    "Both sides of every limit, after rounding to whole numbers",
    arguments: [
      (PollutantType.pm25, [30.0, 60, 90, 120]), (.pm10, [50, 100, 250, 350]), (.no2, [40, 80, 180, 280]),
      (.so2, [40, 80, 380, 800]), (.o3, [50, 100, 168, 208]),
    ])
  func bounds(pollutant: PollutantType, limits: [Double]) {
    let below = limits.map { AirStandard.india.rating(of: pollutant, steady: $0 + 0.4)?.index }
    let above = limits.map { AirStandard.india.rating(of: pollutant, steady: $0 + 0.5)?.index }
    #expect(below == [50, 100, 200, 300])
    #expect(above == [51, 101, 201, 301])
  }

  @Test("Both sides of every limit of CO, in tenths of a mg/m³")
  func carbonMonoxide() {
    let limits = [1000.0, 2000, 10_000, 17_000]
    let ratings = limits.map { AirStandard.india.rating(of: .co, steady: $0 + 40) }
    #expect(ratings.map { $0?.index } == [50, 100, 200, 300])
    #expect(ratings.map { $0?.value } == [1, 2, 10, 17])
    #expect(limits.map { AirStandard.india.rating(of: .co, steady: $0 + 50)?.index } == [51, 101, 201, 301])
    #expect(AirStandard.india.rating(of: .co, steady: 34_000)?.index == 400)
  }

  @Test(
    "Above the end of Very Poor the name is Severe and there is no number",
    arguments: [(PollutantType.pm25, 250.0), (.pm10, 430), (.no2, 400), (.so2, 1600), (.o3, 748)])
  func severe(pollutant: PollutantType, limit: Double) {
    #expect(AirStandard.india.rating(of: pollutant, steady: limit)?.index == 400)
    let above = AirStandard.india.rating(of: pollutant, steady: limit + 1)
    #expect(above?.index == nil)
    #expect(above?.band == "Severe")
    #expect(above?.reason == .unnumbered)
  }

  @Test("Severe without a number is worse than any number")
  func severeOverall() {
    let assessment = AirStandard.india.assess(.steady([.pm25: 300, .pm10: 430, .no2: 400]))
    #expect(assessment.category == "Severe")
    #expect(assessment.index == nil)
    #expect(assessment.reason == .unnumbered)
    #expect(assessment.mainPollutants == [.pm25])
  }

  @Test("From Very Poor up ozone is rated by its highest hour")
  func ozone() {
    let spike = AirStandard.india.assess(.newestFirst(.o3, [209] + [Double?](repeating: 40, count: 7)))
    #expect(spike.subIndex(of: .o3)?.index == 301)
    #expect(spike.subIndex(of: .o3)?.averaging == "highest of 8 hours")
    let falling = AirStandard.india.assess(.newestFirst(.o3, [150] + [Double?](repeating: 748, count: 7)))
    #expect(falling.subIndex(of: .o3)?.index == 400)
    let below = AirStandard.india.assess(.newestFirst(.o3, [208] + [Double?](repeating: 40, count: 7)))
    #expect(below.subIndex(of: .o3)?.averaging == "8-hour mean")
  }

  @Test("Three pollutants, one of them a particle, make an overall index")
  func enough() {
    let assessment = AirStandard.india.assess(.steady([.pm10: 20, .no2: 20, .so2: 80]))
    #expect(assessment.index == 100)
    #expect(assessment.category == "Satisfactory")
    #expect(assessment.mainPollutants == [.so2])
  }

  @Test("With fewer there is none, and the sub-indices stay")
  func tooFew() {
    let two = AirStandard.india.assess(.steady([.pm10: 100, .no2: 20]))
    #expect(two.reason == .tooFewPollutants(have: 2, needed: 3))
    #expect(two.index == nil)
    #expect(two.category == nil)
    #expect(two.mainPollutant == nil)
    #expect(two.subIndex(of: .pm10)?.index == 100)
    let gases = AirStandard.india.assess(.steady([.co: 900, .no2: 20, .so2: 20, .o3: 30]))
    #expect(gases.reason == .noParticles)
    #expect(gases.index == nil)
  }
}
