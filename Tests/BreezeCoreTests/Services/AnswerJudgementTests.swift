import BreezeCore
import Foundation
import TestSupport
import Testing

@Suite("What an answer's status means")
struct AnswerJudgementTests {
  private static func judge(_ answer: StubTransport.Answer) async throws -> ServiceError? {
    try await StubTransport.run([.archive: [answer]]) { transport, _ in
      let request = Endpoint(service: .archive).request([])
      do throws(ServiceError) {
        _ = try await transport.answer(to: request, as: GeocodingResponse.self)
        return nil
      } catch {
        return error
      }
    }
  }

  @Test("A good status with a good body is an answer", arguments: [200, 201, 203, 299])
  func good(status: Int) async throws {
    #expect(try await Self.judge(.body("{}", status: status)) == nil)
  }

  @Test(
    "A good status with a body of no use is a bad answer",
    arguments: [
      (200, "", DecodingFailure.empty), (204, "", .empty), (200, "<html>sign in</html>", .webPage),
      (200, "{\"results\":", .malformed), (200, "7", .unexpected(path: "")),
    ])
  func badBody(status: Int, body: String, failure: DecodingFailure) async throws {
    #expect(
      try await Self.judge(.body(body, status: status)) == ServiceError(.archive, .badAnswer(failure)))
  }

  @Test("An error under a good status is a refusal")
  func errorInGoodStatus() async throws {
    #expect(
      try await Self.judge(.fixture("broken/error-in-200.json"))
        == ServiceError(.archive, .refused(status: 200, reason: "Something went wrong.")))
  }

  @Test("A redirect is told with its address and not followed", arguments: [301, 302, 303, 307, 308])
  func redirect(status: Int) async throws {
    let elsewhere = ["location": "https://login.example/"]
    #expect(
      try await Self.judge(.body("<html>", status: status, headers: elsewhere))
        == ServiceError(.archive, .redirected(status: status, location: "https://login.example/")))
    #expect(
      try await Self.judge(.body("", status: status))
        == ServiceError(.archive, .redirected(status: status, location: nil)))
  }

  @Test("A status from 400 to 499 is a refusal, with the reason where one is stated")
  func refused() async throws {
    for status in [400, 401, 403, 404, 418, 428, 430, 499] {
      #expect(
        try await Self.judge(.body(#"{"error":true,"reason":"No."}"#, status: status))
          == ServiceError(.archive, .refused(status: status, reason: "No.")))
    }
    #expect(
      try await Self.judge(.body("<html>404</html>", status: 404))
        == ServiceError(.archive, .refused(status: 404, reason: nil)))
  }

  @Test("Status 429 is a limit, with the time to wait as it stands in the header")
  func rateLimited() async throws {
    for wait in ["2", "86400", "Wed, 21 Oct 2065 07:28:00 GMT", "-5", "abc"] {
      #expect(
        try await Self.judge(.body("slow down", status: 429, headers: ["retry-after": wait]))
          == ServiceError(.archive, .rateLimited(reason: nil, retryAfter: wait)))
    }
  }

  @Test("A status from 500 up is a service that is down", arguments: [500, 502, 503, 504, 520, 599])
  func down(status: Int) async throws {
    #expect(
      try await Self.judge(.body("<html><title>Bad Gateway</title></html>", status: status))
        == ServiceError(.archive, .unavailable(status: status, reason: nil)))
    #expect(
      try await Self.judge(.body(#"{"error":true,"reason":"Down."}"#, status: status))
        == ServiceError(.archive, .unavailable(status: status, reason: "Down.")))
  }

  @Test(
    "No answer is told with its cause",
    arguments: [
      TransportError.offline, .unknownHost("h"), .connectionRefused("h"), .connectionLost("h"),
      .insecure("h"),
      .timedOut, .tooLarge(limit: 8), .notRecorded, .file(path: "/p", reason: "r"), .other(code: -5),
    ])
  func unreachable(cause: TransportError) async throws {
    #expect(try await Self.judge(.failure(cause)) == ServiceError(.archive, .unreachable(cause)))
  }
}
