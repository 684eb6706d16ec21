import BreezeCore
import Foundation
import TestSupport
import Testing

@Suite("Cookies")
struct CookieTests {
  @Test("A cookie that a service sets is not sent back")
  func none() async throws {
    let server = try LoopbackServer { _ in .json("{}", headers: [("Set-Cookie", "visitor=1; Path=/")]) }
    let url = try #require(URL(string: server.url("/v1/search")))
    let network = HTTPTransport.urlSession(userAgent: "breeze tests")
    for _ in 0..<2 {
      #expect(try await network.send(HTTPRequest(service: .geocoding, url: url)).status == 200)
    }
    let requests = await server.requests
    #expect(requests.count == 2)
    #expect(requests.allSatisfy { $0.header("cookie") == nil && $0.header("user-agent") == "breeze tests" })
    await server.stop()
  }
}
