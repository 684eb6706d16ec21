import BreezeCore
import Testing

@Suite("Hours without a value")
struct MissingHoursTests {
  private func hours(_ present: Int, of window: Int) -> [Double?] {
    [Double?](repeating: 8, count: present) + [Double?](repeating: nil, count: window - present)
  }

  private static let means: [(AirStandard, PollutantType, needed: Int, of: Int)] = [
    (.usEPA, .o3, 6, 8), (.usEPA, .co, 6, 8), (.usEPA, .pm25, 2, 3), (.usEPA, .pm10, 2, 3),
    (.who, .pm25, 18, 24), (.who, .co, 18, 24), (.who, .o3, 6, 8),
    (.uk, .pm25, 18, 24), (.uk, .pm10, 18, 24), (.uk, .o3, 6, 8),
    (.india, .pm25, 16, 24), (.india, .so2, 16, 24), (.india, .o3, 6, 8), (.india, .co, 6, 8),
  ]

  @Test("With one hour too few there is a reason and no rating", arguments: means)
  func tooFew(standard: AirStandard, pollutant: PollutantType, needed: Int, of window: Int) throws {
    let series = HourlySeries.newestFirst(pollutant, hours(needed - 1, of: window))
    let rating = try #require(standard.assess(series).subIndex(of: pollutant))
    #expect(rating.reason == .tooFewHours(have: needed - 1, needed: needed, of: window))
    #expect(rating.index == nil)
    #expect(rating.ratio == nil)
    #expect(rating.band == nil)
    #expect(rating.concentration == nil)
  }

  @Test("With just enough hours there is a rating over the hours that are there", arguments: means)
  func enough(standard: AirStandard, pollutant: PollutantType, needed: Int, of window: Int) throws {
    let series = HourlySeries.newestFirst(pollutant, hours(needed, of: window))
    let rating = try #require(standard.assess(series).subIndex(of: pollutant))
    #expect(rating.reason == nil)
    #expect(rating.band == standard.bandNames.first)
    #expect(abs((rating.concentration ?? 0) - 8) < 1e-9)
  }

  @Test(
    "An earlier hour does not stand in for the running one",
    arguments: [
      (AirStandard.usEPA, PollutantType.no2), (.eu, .pm25), (.uk, .so2), (.china, .pm10), (.china, .co),
    ])
  func runningHour(standard: AirStandard, pollutant: PollutantType) {
    let series = HourlySeries.newestFirst(pollutant, [nil] + hours(23, of: 23))
    let rating = standard.assess(series).subIndex(of: pollutant)
    #expect(rating?.reason == .noValue)
    #expect(rating?.band == nil)
  }

  @Test("China's ozone is rated by the mean when the running hour is missing")
  func ozoneWithoutHour() {
    let series = HourlySeries.newestFirst(.o3, [nil] + hours(7, of: 7))
    #expect(AirStandard.china.assess(series).subIndex(of: .o3)?.averaging == "8-hour mean")
  }

  @Test("Without any value there is no result, and it says so", arguments: AirStandard.allCases)
  func nothing(standard: AirStandard) {
    let assessment = standard.assess(HourlySeries(concentrations: [.pm25: [nil, nil]]))
    #expect(assessment.reason == .nothingRated)
    #expect(assessment.index == nil)
    #expect(assessment.category == nil)
    #expect(assessment.mainPollutants == [])
    #expect(assessment.subIndices.map(\.pollutant) == PollutantType.allCases)
    #expect(assessment.subIndex(of: .pm25)?.reason == .noValue)
  }

  @Test("A value that no air can hold is not rated", arguments: AirStandard.allCases)
  func impossible(standard: AirStandard) {
    let rating = standard.rating(of: .pm10, steady: 1e300)
    #expect(rating?.reason == .impossibleValue)
    #expect(rating?.band == nil)
  }

  @Test(
    "Reasons in words",
    arguments: [
      (UnavailableReason.notInStandard, "not part of this standard"), (.noValue, "no value"),
      (.tooFewHours(have: 5, needed: 6, of: 8), "too few hours: 5 of the last 8, needs 6"),
      (.belowTable, "below the concentrations that the standard rates"),
      (.aboveTable, "above the concentrations that the standard rates"),
      (.unnumbered, "in the last band, for which the standard gives no numbers"),
      (.impossibleValue, "not a possible concentration"), (.nothingRated, "no pollutant could be rated"),
      (.tooFewPollutants(have: 2, needed: 3), "too few pollutants: 2 rated, needs 3"),
      (.noParticles, "needs PM2.5 or PM10"),
    ])
  func words(reason: UnavailableReason, text: String) {
    #expect(reason.wording == text)
  }
}
