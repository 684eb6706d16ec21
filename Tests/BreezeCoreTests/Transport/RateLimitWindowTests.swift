import BreezeCore
import Foundation
import Testing

@Suite("The windows of Open-Meteo's limits")
struct RateLimitWindowTests {
  /// 2026-12-01 21:05:12 UTC.
  private static let now = 1_796_159_112.0

  @Test(
    "The service's reasons",
    arguments: [
      ("Minutely API request limit exceeded. Please try again in one minute.", RateLimitWindow.minute),
      ("Hourly API request limit exceeded. Please try again in the next hour.", .hour),
      ("Daily API request limit exceeded. Please try again tomorrow.", .day),
      ("Too many concurrent requests", .concurrent), ("too many CONCURRENT REQUESTS", .concurrent),
      ("", nil), ("Quota exceeded", nil), ("Please try again in one minute.", nil),
    ])
  func reasons(reason: String, window: RateLimitWindow?) {
    #expect(RateLimitWindow(reason: reason) == window)
  }

  @Test(
    "The moment at which each resets, always later than now",
    arguments: [
      (RateLimitWindow.minute, now, now + 48), (.minute, now + 47.5, now + 48),
      (.minute, now + 48, now + 108),
      (.hour, now, now + 3288), (.hour, now + 3287, now + 3288), (.hour, now + 3288, now + 6888),
      (.day, now, now + 10_488), (.day, now + 10_487, now + 10_488), (.day, now + 10_488, now + 96_888),
      (.day, -1, 0),
    ])
  func resets(window: RateLimitWindow, at: Double, expected: Double) {
    let reset = window.resets(after: Date(timeIntervalSince1970: at))
    #expect(reset == Date(timeIntervalSince1970: expected))
  }

  @Test("Too many at once passes by itself")
  func concurrent() {
    #expect(RateLimitWindow.concurrent.resets(after: Date()) == nil)
  }
}
