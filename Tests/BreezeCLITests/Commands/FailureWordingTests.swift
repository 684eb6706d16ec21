import BreezeCLI
import BreezeCore
import Testing

@Suite("What to do about a failure")
struct FailureWordingTests {
  private func words(
    _ answer: Answer, _ arguments: [String] = [], variables: [String: String] = [:]
  ) async throws -> String {
    try await Breeze.run(["coords", "1", "2"] + arguments, .point(air: answer), variables: variables)
      .diagnostics
  }

  private func error(_ reason: String, _ status: Int) -> Answer {
    .text("{\"error\":true,\"reason\":\"\(reason)\"}", status: status)
  }

  @Test(
    "A limit is said with the service's reason and when it resets, in UTC",
    arguments: [
      ("Minutely API request limit exceeded. Please try again in one minute.", "resets at 21:06 UTC"),
      ("Hourly API request limit exceeded. Please try again in the next hour.", "resets at 22:00 UTC"),
      ("Daily API request limit exceeded. Please try again tomorrow.", "resets at 00:00 UTC"),
      ("Too many concurrent requests", "one request at a time"),
    ])
  func limit(reason: String, words: String) async throws {
    let said = try await self.words(error(reason, 429))
    #expect(said.contains("\"\(reason)\""))
    #expect(said.contains(words))
  }

  @Test("What Retry-After asks for goes before the window")
  func retryAfter() async throws {
    func wait(_ header: String) async throws -> String {
      try await words(.text("", status: 429, headers: ["retry-after": header]))
    }
    #expect(try await wait("3600").contains("wait 3600 seconds"))
    #expect(try await wait("86400").contains("wait 86400 seconds, about 24 hours"))
    #expect(try await wait("Tue, 01 Dec 2026 21:06:12 GMT").contains("wait 60 seconds"))
    for junk in ["-5", "abc", "0"] { #expect(try await !wait(junk).contains("asks to wait")) }
  }

  @Test("A refused connection names the proxy variable that is set, if one is")
  func proxy() async throws {
    let refused = Answer.failure(.connectionRefused("a.example"))
    #expect(try await !words(refused).contains("proxy"))
    #expect(
      try await words(refused, variables: ["https_proxy": "http://u:pw@p"]).contains("https_proxy is set"))
    #expect(try await !words(refused, variables: ["https_proxy": "http://u:pw@p"]).contains("pw"))
    #expect(try await !words(refused, variables: ["no_proxy": "a.example"]).contains("proxy"))
  }

  @Test(
    "A key that is at fault names the variable to check",
    arguments: [
      (400, "The supplied API key is invalid."), (401, "API key required."),
      (403, "The supplied API key is invalid."),
      (403, "This API endpoint requires the API Professional or Enterprise plan"),
    ])
  func openMeteoKey(status: Int, reason: String) async throws {
    let said = try await words(error(reason, status))
    #expect(said.contains("Check OPEN_METEO_API_KEY."))
    #expect(said.contains(reason))
    #expect(try await !words(error("Latitude must be in range", 400)).contains("KEY"))
  }

  @Test(
    "So does one of Google's",
    arguments: [(400, "API key not valid. Please pass a valid API key."), (403, "Denied.")])
  func googleKey(status: Int, reason: String) async throws {
    let body = "{\"error\":{\"code\":\(status),\"message\":\"\(reason)\",\"status\":\"INVALID_ARGUMENT\"}}"
    let answers = try [Service: Answer].point().merging([.pollen: .text(body, status: status)]) { $1 }
    let run = await Breeze.run(
      ["coords", "1", "2"], answers, variables: ["GOOGLE_POLLEN_API_KEY": "SECRETKEY123"])
    #expect(run.status == .success)
    #expect(run.diagnostics.contains("Check GOOGLE_POLLEN_API_KEY."))
  }

  @Test("Where in an answer the fault is, is told with --verbose only")
  func path() async throws {
    let answer = Answer.text("{\"current\":[1]}")
    #expect(try await words(answer, ["--verbose"]).contains("(at current)"))
    #expect(try await !words(answer).contains("(at"))
  }

  @Test("A page in a reason loses its tags")
  func tags() async throws {
    let said = try await words(error("<h1>Bad</h1> <p>Gateway < here", 400))
    #expect(said.contains("\"Bad Gateway here\""))
  }
}
