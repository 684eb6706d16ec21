import BreezeCore
import Testing

@Suite("The cigarettes of a day")
struct CigarettesTests {
  @Test("Examples to one decimal", arguments: [(35.4, 1.6), (100, 4.5), (150, 6.8), (22, 1.0), (0, 0)])
  func examples(dailyMean: Double, expected: Double) {
    let perDay = Cigarettes(dailyMean: dailyMean).perDay
    #expect((perDay * 10).rounded() / 10 == expected)
  }

  @Test("The mean of the last 24 hours, over those that have a value")
  func mean() throws {
    let hours = [Double?](repeating: nil, count: 6) + [Double?](repeating: 44, count: 18) + [9999]
    let cigarettes = try #require(Cigarettes(series: .newestFirst(.pm25, hours)))
    #expect(abs(cigarettes.perDay - 2) < 1e-12)
  }

  @Test("With fewer than 18 hours there is no number")
  func tooFew() {
    let hours = [Double?](repeating: 44, count: 17)
    #expect(Cigarettes(series: .newestFirst(.pm25, hours)) == nil)
    #expect(Cigarettes(series: .steady([.pm10: 44])) == nil)
  }

  @Test("Noise below zero is no cigarette")
  func negative() {
    #expect(Cigarettes(dailyMean: -2).perDay == 0)
  }
}
