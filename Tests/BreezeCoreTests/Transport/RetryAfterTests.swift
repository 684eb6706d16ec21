import BreezeCore
import Foundation
import Testing

@Suite("The header Retry-After")
struct RetryAfterTests {
  /// 1994-11-06 08:49:30 UTC.
  private let now = Date(timeIntervalSince1970: 784_111_770)

  @Test(
    "Seconds, and dates in the three forms of HTTP",
    arguments: [
      ("0", 0.0), ("2", 2), (" 2 ", 2), ("007", 7), ("86400", 86_400), ("99999999999999999999", 1e20),
      ("Sun, 06 Nov 1994 08:49:37 GMT", 7), ("Sun, 06 Nov 1994 08:49:30 GMT", 0),
      ("Sunday, 06-Nov-94 08:49:37 GMT", 7), ("Sun Nov  6 08:49:37 1994", 7),
      ("Mon, 07 Nov 1994 00:00:00 GMT", 54_630), ("Wed, 21 Oct 2065 07:28:00 GMT", 2_239_223_910),
      ("Thu, 01-Jan-15 00:00:00 GMT", 635_958_630),
    ])
  func good(text: String, seconds: Double) {
    #expect(RetryAfter(text, now: now)?.seconds == seconds)
  }

  @Test(
    "Junk is no wait",
    arguments: [
      "", " ", "abc", "-5", "+5", "2.5", "1e3", "0x10", "nan", "inf", "٣", "2 seconds", "5, 6",
      "Sun, 06 Nov 1994 08:49:29 GMT", "Sun, 06 Nov 1994 08:49:37 CET", "Sun, 31 Nov 1994 08:49:37 GMT",
      "Sun, 06 Nov 1994 24:00:00 GMT", "Sun, 06 Nov 1994 08:60:00 GMT", "Sun, 06 Nov 1994 08:49 GMT",
      "Sun, 06 Nov 19945 08:49:37 GMT", "06 Nov 1994 08:49:37 GMT", "Sun, 06 November 1994 08:49:37 GMT",
    ])
  func junk(text: String) {
    #expect(RetryAfter(text, now: now) == nil)
  }

  @Test("A number of more digits than any number has is no wait")
  func endless() {
    #expect(RetryAfter(String(repeating: "9", count: 400), now: now) == nil)
  }
}
