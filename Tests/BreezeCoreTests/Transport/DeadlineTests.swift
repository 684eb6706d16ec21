import BreezeCore
import Foundation
import Testing

@Suite("The deadline of a lookup")
struct DeadlineTests {
  private static let request = HTTPRequest(service: .archive, url: URL(fileURLWithPath: "/"))

  private static func after(_ seconds: Double) -> HTTPTransport {
    HTTPTransport { _ in
      try? await Task.sleep(for: .seconds(seconds))
      return HTTPResponse(status: 200, body: Data("late".utf8))
    }
  }

  @Test("A transport that never answers is left when the deadline passes, and not before")
  func neverAnswers() async {
    let clock = ContinuousClock()
    let elapsed = await clock.measure {
      let transport = Self.after(600).bounded(by: Deadline(after: 0.2))
      await #expect(throws: TransportError.timedOut) { try await transport.send(Self.request) }
    }
    #expect(elapsed > .milliseconds(190))
    #expect(elapsed < .seconds(5))
  }

  @Test("An answer that comes in time wins, and comes at once")
  func answers() async throws {
    let clock = ContinuousClock()
    let start = clock.now
    let answer = try await Self.after(0.02).bounded(by: Deadline(after: 60)).send(Self.request)
    #expect(answer.body == Data("late".utf8))
    #expect(clock.now - start < .seconds(10))
  }

  @Test("A failure that comes in time wins")
  func fails() async {
    let transport = HTTPTransport { _ async throws(TransportError) in throw .unknownHost("h") }
    await #expect(throws: TransportError.unknownHost("h")) {
      try await transport.bounded(by: Deadline(after: 60)).send(Self.request)
    }
  }

  @Test("A deadline that has passed leaves no time", arguments: [0, -1, -1e9])
  func passed(seconds: Double) async {
    #expect(Deadline(after: seconds).remaining == 0)
    await #expect(throws: TransportError.timedOut) {
      try await Self.after(600).bounded(by: Deadline(after: seconds)).send(Self.request)
    }
  }

  @Test("One deadline bounds all requests together")
  func shared() async {
    let transport = Self.after(600).bounded(by: Deadline(after: 0.5))
    let elapsed = await ContinuousClock().measure {
      for _ in 1...10 { _ = try? await transport.send(Self.request) }
    }
    #expect(elapsed < .seconds(4))
  }

  @Test("The time left runs down and has an upper end", arguments: [10, 3600, 1e300, .infinity])
  func remaining(seconds: Double) {
    let left = Deadline(after: seconds).remaining
    #expect(left <= min(seconds, 3_155_760_000))
    #expect(left > min(seconds, 3_155_760_000) - 5)
  }
}
