import Foundation
import TestSupport

extension Fault {
  /// Status 429 with each reason, and with each form of `Retry-After`.
  static let limits: [Fault] =
    [
      "Minutely API request limit exceeded. Please try again in one minute.",
      "Hourly API request limit exceeded. Please try again in the next hour.",
      "Daily API request limit exceeded. Please try again tomorrow.", "Too many concurrent requests",
    ].map { reason in
      Fault("429 \(reason.prefix(8))", StubFault { refusal(429, reason, $0, $1) }, .fails(6))
    } + [
      limited(after: "1", requests: 2), limited(after: "0", requests: 2), limited(after: "86400"),
      limited(after: "99999999999999999999"), limited(after: "Wed, 21 Oct 2065 07:28:00 GMT"),
      limited(after: "Sun, 06 Nov 1994 08:49:37 GMT"), limited(after: "-5"), limited(after: "abc"),
      limited(after: "2.5"), limited(after: ""),
    ]

  /// Nobody is followed.
  static let redirects: [Fault] = [
    Fault("redirect to a sign-in page", redirect(302) { _ in "http://portal.example/login" }, .fails(5)),
    Fault("redirect with the key", redirect(301) { "http://other.example/?\($0.rawQuery)" }, .fails(5)),
    Fault("redirect loop", redirect(307) { "\($0.path)?\($0.rawQuery)" }, .fails(5)),
    Fault("redirect to a file", redirect(302) { _ in "file:///etc/passwd" }, .fails(5)),
    Fault("redirect to nowhere", .response(status: 302), .fails(5)),
  ]

  /// What is over at the second try.
  static let hiccups: [Fault] = [
    Fault("reset once", StubFault(.reset, first: 1), .recovers, requests: 2),
    Fault("cut off once", StubFault(.cutOff(announcing: 99, body: "{"), first: 1), .recovers, requests: 2),
    Fault("502 once", StubFault(.html("<h1>502</h1>", status: 502), first: 1), .recovers, requests: 2),
    Fault("503 once", StubFault(.json("{}", status: 503), first: 1), .recovers, requests: 2),
    Fault("504 once", StubFault(.response(status: 504), first: 1), .recovers, requests: 2),
    Fault(
      "429 once", StubFault(.json("{}", status: 429, headers: [("Retry-After", "1")]), first: 1), .recovers,
      requests: 2),
  ]

  private static func limited(after wait: String, requests: Int = 1) -> Fault {
    let reply = Reply.json("{}", status: 429, headers: [("Retry-After", wait)])
    return Fault("429 Retry-After: \(wait)", reply, .fails(6), requests: requests)
  }

  private static func redirect(
    _ status: Int, to target: @escaping @Sendable (LoggedRequest) -> String
  ) -> StubFault {
    StubFault { request, _ in .redirect(to: target(request), status: status) }
  }

  /// The refusal of the service that was asked, in its own form, with the key that it was sent.
  static func refusal(_ status: Int, _ reason: String, _ request: LoggedRequest, _: Reply? = nil) -> Reply {
    let key = request["apikey"] ?? request.header("X-Goog-Api-Key") ?? ""
    let text = (try? JSONEncoder().encode(reason.isEmpty ? "" : "\(reason) Key: \(key)")) ?? Data()
    let reason = String(decoding: text, as: UTF8.self)
    let body =
      request.path == StubService.pollen.path
      ? "{\"error\":{\"code\":\(status),\"message\":\(reason),\"status\":\"FAILED\"}}"
      : "{\"error\":true,\"reason\":\(reason)}"
    return .json(body, status: status)
  }
}
