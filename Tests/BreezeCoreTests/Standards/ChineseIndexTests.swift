import BreezeCore
import Testing

@Suite("China's index of 2026")
struct ChineseIndexTests {
  @Test(
    "Examples under the edition of 2026",
    arguments: [
      (PollutantType.pm25, 50.0, 80), (.pm25, 60, 100), (.pm25, 75, 114), (.pm25, 100, 137),
      (.pm10, 120, 100), (.pm10, 150, 112),
    ])
  func examples(pollutant: PollutantType, value: Double, index: Int) {
    #expect(AirStandard.china.rating(of: pollutant, steady: value)?.index == index)
  }

  private static let indices = [50, 100, 150, 200, 300, 400, 500]

  @Test(
    "A breakpoint has its own index, and a little more is rounded up to the next",
    arguments: [
      (PollutantType.pm25, [35.0, 60, 115, 150, 250, 350, 500]), (.pm10, [50, 120, 250, 350, 420, 500, 600]),
      (.no2, [100, 200, 700, 1200, 2340, 3090, 3840]), (.so2, [150, 500, 650, 800]),
      (.co, [5000, 10_000, 35_000, 60_000, 90_000, 120_000, 150_000]),
    ])
  func bounds(pollutant: PollutantType, breakpoints: [Double]) {
    let at = breakpoints.map { AirStandard.china.rating(of: pollutant, steady: $0)?.index }
    #expect(at == Array(Self.indices.prefix(breakpoints.count)))
    let above = breakpoints.dropLast().map {
      AirStandard.china.rating(of: pollutant, steady: $0 + 0.1)?.index
    }
    #expect(above == Self.indices.prefix(breakpoints.count - 1).map { $0 + 1 })
    #expect(AirStandard.china.rating(of: pollutant, steady: 0)?.index == 0)
  }

  @Test("Ozone of one hour", arguments: zip([160.0, 200, 300, 400, 800, 1000, 1200], indices))
  func ozoneHour(value: Double, index: Int) {
    let rating = AirStandard.china.assess(.newestFirst(.o3, [value])).subIndex(of: .o3)
    #expect(rating?.index == index)
    #expect(rating?.averaging == "1 hour")
  }

  @Test(
    "Ozone of eight hours counts when it gives the higher index",
    arguments: [(100.0, 50), (160, 100), (215, 150), (265, 200), (800, 300), (265.1, 201)])
  func ozoneEightHours(value: Double, index: Int) {
    let hours = [Double?.some(0)] + [Double?](repeating: value * 8 / 7, count: 7)
    let rating = AirStandard.china.assess(.newestFirst(.o3, hours)).subIndex(of: .o3)
    #expect(rating?.index == index)
    #expect(rating?.averaging == "8-hour mean")
  }

  @Test("When ozone's hour and mean give the same index the hour is named")
  func ozoneTie() {
    let hours = [Double?.some(160)] + [Double?](repeating: (8 * 100 - 160) / 7, count: 7)
    let rating = AirStandard.china.assess(.newestFirst(.o3, hours)).subIndex(of: .o3)
    #expect(rating?.index == 50)
    #expect(rating?.averaging == "1 hour")
    #expect(rating?.concentration == 160)
  }

  @Test("Above 800 µg/m³ SO₂ stays 200, and ozone over eight hours 300")
  func fixed() {
    #expect(AirStandard.china.rating(of: .so2, steady: 801)?.index == 200)
    #expect(AirStandard.china.rating(of: .so2, steady: 5000)?.index == 200)
    let hours = [Double?.some(0)] + [Double?](repeating: 2000, count: 7)
    let ozone = AirStandard.china.assess(.newestFirst(.o3, hours)).subIndex(of: .o3)
    #expect(ozone?.index == 300)
    #expect(ozone?.band == "Heavily Polluted")
  }

  @Test(
    "Above index 500 there is a name and no number", arguments: [(PollutantType.pm25, 501.0), (.co, 150_001)])
  func beyond(pollutant: PollutantType, value: Double) {
    let rating = AirStandard.china.rating(of: pollutant, steady: value)
    #expect(rating?.index == nil)
    #expect(rating?.band == "Severely Polluted")
    #expect(rating?.reason == .unnumbered)
  }

  @Test("Particles are the running hour's")
  func hour() {
    let rating = AirStandard.china.assess(.newestFirst(.pm25, [35, 400, 400])).subIndex(of: .pm25)
    #expect(rating?.index == 50)
    #expect(rating?.averaging == "1 hour")
  }

  @Test("A primary pollutant is named above 50 only, all of them on a tie")
  func primary() {
    let clean = AirStandard.china.assess(.steady([.pm25: 35]))
    #expect(clean.index == 50)
    #expect(clean.category == "Excellent")
    #expect(clean.mainPollutants == [])
    let tie = AirStandard.china.assess(.steady([.pm25: 60, .pm10: 120, .no2: 50]))
    #expect(tie.index == 100)
    #expect(tie.category == "Good")
    #expect(tie.mainPollutants == [.pm25, .pm10])
    let justAbove = AirStandard.china.assess(.steady([.pm25: 35.1]))
    #expect(justAbove.index == 51)
    #expect(justAbove.mainPollutant == .pm25)
  }
}
