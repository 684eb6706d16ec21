import BreezeCore
import Testing

@Suite("The hours that the standards look at")
struct HourlySeriesTests {
  private let series = HourlySeries(concentrations: [.no2: [1, nil, 3, 4]])

  @Test("The running hour comes first")
  func order() {
    #expect(series.newest(2, of: .no2) == [4, 3])
    #expect(series.newest(4, of: .no2) == [4, 3, nil, 1])
  }

  @Test("Hours before the start of the list are missing hours")
  func short() {
    #expect(series.newest(6, of: .no2) == [4, 3, nil, 1, nil, nil])
  }

  @Test("A pollutant without an entry has no values")
  func absent() {
    #expect(series.newest(3, of: .co) == [nil, nil, nil])
  }
}
