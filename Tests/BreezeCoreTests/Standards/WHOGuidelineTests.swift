import BreezeCore
import Testing

@Suite("The WHO guidelines")
struct WHOGuidelineTests {
  private static let guidelines: [(PollutantType, Double, String, String)] = [
    (.pm25, 15, "µg/m³", "24-hour mean"), (.pm10, 45, "µg/m³", "24-hour mean"),
    (.no2, 25, "µg/m³", "24-hour mean"), (.so2, 40, "µg/m³", "24-hour mean"),
    (.o3, 100, "µg/m³", "8-hour mean"), (.co, 4000, "mg/m³", "24-hour mean"),
  ]

  @Test("The guideline itself is met, a hair more is not", arguments: guidelines)
  func bounds(pollutant: PollutantType, limit: Double, unit: String, averaging: String) {
    let at = AirStandard.who.rating(of: pollutant, steady: limit)
    #expect(at?.band == "Meets the guideline")
    #expect(at?.ratio == 1)
    #expect(at?.unit == unit)
    #expect(at?.averaging == averaging)
    let above = AirStandard.who.rating(of: pollutant, steady: limit * 1.0001)
    #expect(above?.band == "Exceeds the guideline")
  }

  @Test("The share of the guideline, and no index")
  func ratio() {
    let rating = AirStandard.who.rating(of: .pm25, steady: 34.5)
    #expect(rating?.ratio == 2.3)
    #expect(rating?.index == nil)
    #expect(rating?.reason == nil)
    #expect(AirStandard.who.rating(of: .co, steady: 1000)?.value == 1)
    #expect(AirStandard.who.rating(of: .co, steady: 1000)?.ratio == 0.25)
  }

  @Test("Binary fractions do not make a mean exceed the guideline it equals")
  func noise() {
    let hours = (0..<24).map { Double?.some($0.isMultiple(of: 2) ? 14.9 : 15.1) }
    #expect(AirStandard.who.assess(.newestFirst(.pm25, hours)).subIndex(of: .pm25)?.ratio == 1)
    let ozone = [Double?](repeating: 100.1, count: 4) + [Double?](repeating: 99.9, count: 4)
    #expect(AirStandard.who.assess(.newestFirst(.o3, ozone)).category == "Meets the guideline")
  }

  @Test("The largest share is the main pollutant's")
  func overall() {
    let assessment = AirStandard.who.assess(.steady([.pm25: 14, .pm10: 60, .no2: 50, .o3: 120]))
    #expect(assessment.mainPollutants == [.no2])
    #expect(assessment.category == "Exceeds the guideline")
    #expect(assessment.index == nil)
    #expect(assessment.reason == nil)
    let clean = AirStandard.who.assess(.steady([.pm25: 3, .o3: 90]))
    #expect(clean.category == "Meets the guideline")
    #expect(clean.mainPollutant == .o3)
  }
}
