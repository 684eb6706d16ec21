import BreezeCore
import Foundation
import Testing

@Suite("The budget of requests")
struct RequestBudgetTests {
  /// 2026-12-01T21:05:12Z, twelve seconds into its minute.
  private let now = Date(timeIntervalSince1970: 1_796_159_112)

  @Test("What fits the minute goes at once, what does not waits for the next minute")
  func minute() {
    var budget = RequestBudget(perMinute: 600, isFree: true)
    for _ in 1...4 {
      #expect(budget.delay(for: 130, at: now) == 0)
      budget.spend(130, at: now)
    }
    #expect(budget.delay(for: 80, at: now) == 0)
    #expect(budget.delay(for: 81, at: now) == 48)
    #expect(budget.delay(for: 130, at: now.addingTimeInterval(48)) == 0)
  }

  @Test("A full hour waits for the next one, a full day for midnight in UTC")
  func longer() {
    var budget = RequestBudget(perMinute: nil, isFree: true)
    budget.spend(5000, at: now)
    #expect(budget.delay(for: 1, at: now) == 3600 - 312)
    let nextHour = now.addingTimeInterval(3600)
    budget.spend(5000, at: nextHour)
    #expect(budget.delay(for: 1, at: nextHour) == 86_400 - 79_512)
  }

  @Test("Without limits nothing waits")
  func unlimited() {
    var budget = RequestBudget(perMinute: nil, isFree: false)
    budget.spend(1_000_000, at: now)
    #expect(budget.delay(for: 1_000_000, at: now) == 0)
  }

  @Test("A rate of one's own holds for the minute alone on another server")
  func ownRate() {
    var budget = RequestBudget(perMinute: 10, isFree: false)
    budget.spend(10, at: now)
    #expect(budget.delay(for: 1, at: now) == 48)
  }

  @Test("More than a window allows waits for an empty one, not for ever")
  func oversized() {
    var budget = RequestBudget(perMinute: 10, isFree: false)
    #expect(budget.delay(for: 130, at: now) == 0)
    budget.spend(1, at: now)
    #expect(budget.delay(for: 130, at: now) == 48)
  }
}
