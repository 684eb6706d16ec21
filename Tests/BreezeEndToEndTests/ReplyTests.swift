import Foundation
import Testing
import TestSupport

@Suite("The replies of the loopback server")
struct ReplyTests {
  /// What a client receives for one request, up to the end of the connection, and the seconds that took.
  private func received(
    _ reply: Reply, limit: Int = .max, patience: Int = 3
  ) async throws -> (text: String, seconds: Double) {
    let server = try LoopbackServer { _ in reply }
    let client = try RawClient(port: server.port, patience: patience)
    let start = ContinuousClock.now
    await client.send("GET / HTTP/1.1\r\nConnection: close\r\n\r\n")
    let data = await client.rest(limit: limit)
    let time = ContinuousClock.now - start
    await server.stop()
    return (String(decoding: data, as: UTF8.self), time / .seconds(1))
  }

  @Test("A status, headers and a body")
  func response() async throws {
    let text = try await received(.json("{}", status: 429, headers: [("Retry-After", "2")])).text
    #expect(text.hasPrefix("HTTP/1.1 429 Too Many Requests\r\n"))
    #expect(text.contains("\r\nRetry-After: 2\r\nContent-Length: 2\r\n"))
    #expect(text.hasSuffix("\r\n\r\n{}"))
  }

  @Test("A body in chunks")
  func chunked() async throws {
    let text = try await received(.response(status: 200, body: "0123456789abcdef", chunked: true)).text
    #expect(text.contains("Transfer-Encoding: chunked"))
    #expect(text.hasSuffix("\r\n\r\n10\r\n0123456789abcdef\r\n0\r\n\r\n"))
  }

  @Test("A delay before the first byte")
  func delay() async throws {
    let (text, seconds) = try await received(.json("[]").after(milliseconds: 80))
    #expect(text.hasSuffix("[]"))
    #expect(seconds >= 0.08)
  }

  @Test("A redirect names its target")
  func redirect() async throws {
    let text = try await received(.redirect(to: "http://example.org/", status: 301)).text
    #expect(text.hasPrefix("HTTP/1.1 301 Moved Permanently\r\nLocation: http://example.org/\r\n"))
  }

  @Test("Silence lasts as long as the client")
  func silent() async throws {
    let (text, seconds) = try await received(.silent, patience: 1)
    #expect(text.isEmpty)
    #expect(seconds >= 0.9)
  }

  @Test("Dripping: complete, but slow", arguments: [false, true])
  func drip(head: Bool) async throws {
    let (text, seconds) = try await received(.drip("0123456789", everyMilliseconds: 5, head: head))
    #expect(text.hasPrefix("HTTP/1.1 200 OK\r\n"))
    #expect(text.hasSuffix("\r\n\r\n0123456789"))
    #expect(seconds >= (head ? 0.5 : 0.05))
  }

  @Test("Cut off: fewer bytes than announced")
  func cutOff() async throws {
    let text = try await received(.cutOff(announcing: 5000, body: String(repeating: "x", count: 40))).text
    #expect(text.contains("Content-Length: 5000\r\n"))
    #expect(text.hasSuffix("\r\n\r\n" + String(repeating: "x", count: 40)))
  }

  @Test("Closed without a byte, and reset")
  func closed() async throws {
    let (closed, seconds) = try await received(.closed)
    #expect(closed.isEmpty)
    #expect(seconds < 20)
    let (reset, soon) = try await received(.reset)
    #expect(reset.isEmpty)
    #expect(soon < 2.5)
  }

  @Test("A reset is not an orderly end")
  func endings() async throws {
    let server = try LoopbackServer { $0.path == "/reset" ? .reset : .closed }
    for (path, ending) in [("/reset", RawClient.Ending.reset), ("/closed", .closed)] {
      let client = try RawClient(port: server.port)
      await client.send("GET \(path) HTTP/1.1\r\n\r\n")
      #expect(await client.ending() == ending)
    }
    await server.stop()
  }

  @Test("An endless body does not end, and stops when the client goes")
  func endless() async throws {
    let text = try await received(.endless("abc"), limit: 200_000).text
    #expect(text.utf8.count >= 200_000)
    #expect(text.contains("\r\n\r\n3\r\nabc\r\n3\r\nabc\r\n"))
  }

  @Test("A large body gets through to a slow reader")
  func large() async throws {
    let body = String(repeating: "0123456789", count: 800_000)
    let (text, _) = try await received(.response(status: 200, body: body))
    #expect(text.hasSuffix("\r\n\r\n" + body))
  }

  @Test("Raw bytes are sent as they are")
  func raw() async throws {
    #expect(try await received(.raw("HTTP/1.1 banana\r\n")).text == "HTTP/1.1 banana\r\n")
  }
}
