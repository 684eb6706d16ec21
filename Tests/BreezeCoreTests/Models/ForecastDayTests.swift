import BreezeCore
import Foundation
import Testing

@Suite("The days of a forecast")
struct ForecastDayTests {
  /// Hours from the midnight of 2026-12-01 at a place two hours east of UTC.
  private func forecast(_ values: [Int?]) -> Forecast {
    let midnight = Date(timeIntervalSince1970: 1_796_083_200 - 7200)
    return Forecast(
      hours: values.enumerated().map { number, value in
        Forecast.Hour(
          time: LocalTime(midnight.addingTimeInterval(Double(number) * 3600), offset: 7200), usAQI: value)
      })
  }

  private var first: CalendarDay { CalendarDay(daysSinceEpoch: 1_796_083_200 / 86_400) }

  @Test("Range and mean of each day of the place's calendar")
  func days() {
    let days = forecast(Array(repeating: 10, count: 23) + [34] + Array(repeating: 50, count: 24)).days(
      from: first)
    #expect(days.map(\.date.text) == ["2026-12-01", "2026-12-02"])
    #expect(days.map(\.range) == [10...34, 50...50])
    // (23 · 10 + 34) ÷ 24 = 11
    #expect(days.map(\.mean) == [11, 50])
    #expect(days.map(\.knownHours) == [24, 24])
  }

  @Test("Days before the first are left out")
  func past() {
    let forecast = forecast(Array(repeating: 10, count: 48))
    #expect(forecast.days(from: CalendarDay(daysSinceEpoch: first.daysSinceEpoch + 1)).count == 1)
  }

  @Test(
    "A mean needs three quarters of a day",
    arguments: [(18, 20.0), (17, nil), (1, nil)] as [(Int, Double?)])
  func enough(known: Int, mean: Double?) {
    let values = Array(repeating: Int?(20), count: known) + Array(repeating: nil, count: 24 - known)
    let days = forecast(values).days(from: first)
    #expect(days.first?.mean == mean)
    #expect(days.first?.range == 20...20)
    #expect(days.first?.knownHours == known)
  }

  @Test("A day without a value has neither range nor mean, and is there all the same")
  func unknown() {
    let days = forecast(Array(repeating: nil, count: 24)).days(from: first)
    #expect(days.count == 1)
    #expect(days.first?.range == nil)
    #expect(days.first?.mean == nil)
  }
}
