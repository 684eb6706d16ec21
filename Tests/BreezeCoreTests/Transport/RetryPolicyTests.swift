import BreezeCore
import Foundation
import Testing

@Suite("When a request is tried once more")
struct RetryPolicyTests {
  private let now = Date(timeIntervalSince1970: 784_111_770)

  private func policy(random: Double = 0.4) -> RetryPolicy {
    let now = now
    return RetryPolicy(random: { _ in random }, sleep: { _ in }, clock: { now })
  }

  private func limited(_ retryAfter: String?) -> Result<HTTPResponse, TransportError> {
    .status(429, headers: retryAfter.map { ["retry-after": $0] } ?? [:])
  }

  @Test(
    "No connection",
    arguments: [
      TransportError.offline, .unknownHost("h"), .connectionRefused("h"), .connectionLost("h"),
      .other(code: -1),
    ])
  func connection(error: TransportError) {
    #expect(policy().pause(after: .failure(error), remaining: 9) == 0.4)
  }

  @Test(
    "What another attempt would not change",
    arguments: [
      TransportError.timedOut, .insecure("h"), .tooLarge(limit: 1), .notRecorded, .notCached,
      .file(path: "p", reason: "r"),
    ])
  func lasting(error: TransportError) {
    #expect(policy().pause(after: .failure(error), remaining: 9) == nil)
  }

  @Test("Of all statuses only 502, 503 and 504, and 429 when it says for how long")
  func statuses() {
    let tried = (100...599).filter { policy().pause(after: .status($0), remaining: 9) != nil }
    #expect(tried == [502, 503, 504])
  }

  @Test("A status other than 429 is not waited for as long as it says")
  func waitOfOthers() {
    let answer = Result.status(503, headers: ["retry-after": "5"])
    #expect(policy().pause(after: answer, remaining: 9) == 0.4)
  }

  @Test("The pause is the random one, and never outside 200 to 600 ms")
  func jitter() {
    for (random, pause) in [(0.2, 0.2), (0.6, 0.6), (0.43, 0.43), (0, 0.2), (-1, 0.2), (7, 0.6)] {
      #expect(policy(random: random).pause(after: .status(503), remaining: 9) == pause)
    }
  }

  @Test("Chance is asked for a number within the bounds")
  func range() {
    let bounds = RetryPolicy(random: { $0.lowerBound == 0.2 && $0.upperBound == 0.6 ? 0.5 : 0.3 })
    #expect(bounds.pause(after: .status(503), remaining: 9) == 0.5)
    for _ in 0..<200 {
      #expect((0.2...0.6).contains(RetryPolicy().pause(after: .status(503), remaining: 9) ?? 0))
    }
  }

  @Test("A pause must end before the deadline", arguments: [(0.41, 0.4), (0.4, nil), (0.1, nil), (0, nil)])
  func deadline(remaining: Double, pause: Double?) {
    #expect(policy().pause(after: .status(503), remaining: remaining) == pause)
  }

  @Test(
    "429: the wait that is asked for, when it fits",
    arguments: [
      ("2", 2.1, 2.0), ("2", 2, nil), ("0", 9, 0.4), ("86400", 9, nil), ("-5", 9, nil), ("abc", 9, nil),
      ("Sun, 06 Nov 1994 08:49:33 GMT", 9, 3), ("Sun, 06 Nov 1994 08:49:33 GMT", 3, nil),
      ("Wed, 21 Oct 2065 07:28:00 GMT", 9, nil), ("Sun, 06 Nov 1994 08:49:20 GMT", 9, nil), (nil, 9, nil),
    ])
  func rateLimited(header: String?, remaining: Double, pause: Double?) {
    #expect(policy().pause(after: limited(header), remaining: remaining) == pause)
  }
}
