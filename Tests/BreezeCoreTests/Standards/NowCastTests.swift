import BreezeCore
import Testing

@Suite("The NowCast")
struct NowCastTests {
  private static let slide: [Double?] = [13, 16, 10, 21, 74, 64, 53, 82, 90, 75, 80, 50]
  private static let slideWithGap: [Double?] = [13, 16, nil, 21, 74, 64, 53, 82, 90, 75, 80, 50]
  private static let forum: [Double?] = [21, nil, 35, 49.2, 48.6, 53.7, 66.2, 69.2, 64.9, 50, 43, 34.9]
  private static let calm: [Double?] = [20, 19, 18, 18, 17, 17, 18, 18, 19, 19, 20, 20]

  @Test(
    "Published examples, to one in the last printed digit",
    arguments: [
      (slide, 0.5, 17.41391942), (forum, 0.5, 28.40980137), (slideWithGap, 0.5, 18.47334636),
      ([Double?](repeating: 10, count: 12), 1, 10), (calm, 0.85, 18.54505413),
    ])
  func examples(hours: [Double?], weight: Double, concentration: Double) throws {
    let nowCast = try #require(NowCast(newestFirst: hours))
    #expect(abs(nowCast.weight - weight) < 1e-12)
    #expect(abs(nowCast.concentration - concentration) < 1e-8)
  }

  @Test(
    "The result is cut to 0.1 µg/m³ for the index of PM2.5",
    arguments: [(slide, 17.4, 66), (forum, 28.4, 87), ([Double?](repeating: 10, count: 12), 10, 53)])
  func fineIndex(hours: [Double?], value: Double, index: Int) {
    let rating = AirStandard.usEPA.assess(.newestFirst(.pm25, hours)).subIndex(of: .pm25)
    #expect(rating?.value == value)
    #expect(rating?.index == index)
  }

  @Test("The result is cut to 0.1 µg/m³", arguments: [(slideWithGap, 18.4), (calm, 18.5)])
  func fineValue(hours: [Double?], value: Double) {
    #expect(AirStandard.usEPA.assess(.newestFirst(.pm25, hours)).subIndex(of: .pm25)?.value == value)
  }

  @Test("The result is cut to whole µg/m³ for PM10")
  func coarseValue() {
    let rating = AirStandard.usEPA.assess(.newestFirst(.pm10, Self.forum)).subIndex(of: .pm10)
    #expect(rating?.value == 28)
  }

  @Test(
    "Any two of the newest three hours are enough",
    arguments: [[nil, 12, 12], [12, nil, 12], [12, 12, nil], [12, 12], [12, 12, 12]] as [[Double?]])
  func enough(hours: [Double?]) throws {
    let nowCast = try #require(NowCast(newestFirst: hours))
    #expect(abs(nowCast.concentration - 12) < 1e-12)
  }

  @Test(
    "With fewer there is no value, whatever came before",
    arguments: [[nil, nil, 12, 12, 12, 12], [12, nil, nil, 12, 12], [nil, 12, nil, 12], [12], []]
      as [[Double?]])
  func tooFew(hours: [Double?]) {
    #expect(NowCast(newestFirst: hours) == nil)
  }

  @Test("The thirteenth hour does not count")
  func window() {
    let twelve = [Double?](repeating: 10, count: 12)
    #expect(NowCast(newestFirst: twelve + [900]) == NowCast(newestFirst: twelve))
  }

  @Test("Air without particles has the value zero", arguments: [[0, 0, 0], [-1, 0, -2]] as [[Double?]])
  func zero(hours: [Double?]) {
    #expect(NowCast(newestFirst: hours)?.concentration == 0)
  }
}
