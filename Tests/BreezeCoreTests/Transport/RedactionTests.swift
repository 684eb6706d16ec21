import BreezeCore
import Foundation
import TestSupport
import Testing

@Suite("Keys never come back")
struct RedactionTests {
  private static func redact(
    _ body: String, headers: [String: String] = [:], _ secrets: [String]
  ) async throws -> HTTPResponse {
    let answer = StubTransport.Answer.body(body, status: 403, headers: headers)
    return try await StubTransport.run([.pollen: [answer]]) { transport, _ in
      try await transport.redacting(secrets).send(Endpoint(service: .pollen).request([]))
    }
  }

  private static func text(_ body: String, _ secrets: [String]) async throws -> String {
    String(decoding: try await redact(body, secrets).body, as: UTF8.self)
  }

  @Test(
    "As it stands and percent-encoded, wherever and however often",
    arguments: [
      ("API key not valid: SECRETKEY123", ["SECRETKEY123"], "API key not valid: [key]"),
      ("SECRETKEY123SECRETKEY123", ["SECRETKEY123"], "[key][key]"),
      ("?apikey=a%2Fb%20c& a/b c", ["a/b c"], "?apikey=[key]& [key]"),
      ("{\"reason\":\"PAID\\/KEY\\u002B456\"}", ["PAID/KEY+456"], "{\"reason\":\"[key]\"}"),
      ("\\u0050AID%2fKEY%2B456", ["PAID/KEY+456"], "[key]"), ("a+b a%20b", ["a b"], "[key] [key]"),
      ("one two three", ["one", "three"], "[key] two [key]"),
      ("nothing here", ["SECRETKEY123"], "nothing here"),
      ("SECRETKEY12", ["SECRETKEY123"], "SECRETKEY12"),
      ("schl\u{FC}ssel schl%C3%BCssel", ["schl\u{FC}ssel"], "[key] [key]"),
    ])
  func everywhere(body: String, secrets: [String], expected: String) async throws {
    #expect(try await Self.text(body, secrets) == expected)
  }

  @Test("A key inside another one does not leave the rest of the longer")
  func nested() async throws {
    #expect(try await Self.text("abcdef abc", ["abc", "abcdef"]) == "[key] [key]")
  }

  @Test(
    "A key that is part of its own replacement is replaced once and comes to an end",
    arguments: ["key", "[key]", "[", "]"])
  func ownReplacement(secret: String) async throws {
    let text = try await Self.text("x\(secret)y\(secret)z", [secret])
    #expect(text == "x[key]y[key]z")
  }

  @Test("An empty key is none")
  func empty() async throws {
    #expect(try await Self.text("body", [""]) == "body")
    #expect(try await Self.text("body", []) == "body")
  }

  @Test("Status and other headers stay; a header loses the key as the body does")
  func headers() async throws {
    let headers = ["location": "/elsewhere?apikey=SECRETKEY123", "retry-after": "2"]
    let answer = try await Self.redact("SECRETKEY123", headers: headers, ["SECRETKEY123"])
    #expect(answer.status == 403)
    #expect(answer.headers == ["location": "/elsewhere?apikey=[key]", "retry-after": "2"])
  }

  @Test("Bytes that are no text stay as they are around a key")
  func bytes() async throws {
    let body = Data([0xFF, 0x00]) + Data("KEY1".utf8) + Data([0xFE])
    let transport = HTTPTransport { _ in HTTPResponse(status: 200, body: body) }
    let answer = try await transport.redacting(["KEY1"]).send(Endpoint(service: .pollen).request([]))
    #expect(answer.body == Data([0xFF, 0x00]) + Data("[key]".utf8) + Data([0xFE]))
  }

  @Test("A service's error is told without the key, and failures pass through")
  func error() async throws {
    let body = #"{"error":{"code":403,"message":"API key not valid: SECRETKEY123","status":"X"}}"#
    try await StubTransport.run([.pollen: [.body(body, status: 403), .failure(.timedOut)]]) { transport, _ in
      let redacting = transport.redacting(["SECRETKEY123"])
      let request = Endpoint(service: .pollen).request([])
      await #expect(
        throws: ServiceError(.pollen, .refused(status: 403, reason: "API key not valid: [key]"))
      ) { try await redacting.answer(to: request, as: PollenResponse.self) }
      await #expect(throws: TransportError.timedOut) { try await redacting.send(request) }
    }
  }
}
