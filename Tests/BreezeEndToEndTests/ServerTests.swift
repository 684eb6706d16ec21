import Foundation
import Testing
import TestSupport

@Suite("The loopback server")
struct ServerTests {
  /// Runs the test against a server with this handler, and stops it in the end.
  private func serving(
    _ handler: @escaping LoopbackServer.Handler, _ test: (LoopbackServer) async throws -> Void
  ) async throws {
    let server = try LoopbackServer(handler: handler)
    do {
      try await test(server)
    } catch {
      await server.stop()
      throw error
    }
    await server.stop()
  }

  @Test("A request is logged as it was sent and as it reads")
  func log() async throws {
    try await serving { _ in
      .json("{}")
    } _: { server in
      let client = try RawClient(port: server.port)
      let answer = await client.get("/a/b?name=S%C3%A3o+Paulo&empty=&bare&name=x%2Cy", headers: ["X-Key: k"])
      #expect(answer?.status == 200)
      #expect(answer?.header("content-type") == "application/json; charset=utf-8")
      let request = try #require(await server.requests.first)
      #expect(request.method == "GET")
      #expect(request.path == "/a/b")
      #expect(request.rawQuery == "name=S%C3%A3o+Paulo&empty=&bare&name=x%2Cy")
      #expect(request.query.map(\.name) == ["name", "empty", "bare", "name"])
      #expect(request.query.map(\.value) == ["São Paulo", "", "", "x,y"])
      #expect(request.header("x-KEY") == "k")
      #expect(try #require(request.finish) >= request.arrival)
    }
  }

  @Test("One connection carries many requests")
  func keepAlive() async throws {
    try await serving {
      .json("\"\($0.path)\"")
    } _: { server in
      let client = try RawClient(port: server.port)
      for path in ["/1", "/2", "/3"] { #expect(await client.get(path)?.text == "\"\(path)\"") }
      #expect(await server.connectionCount == 1)
      #expect(await server.requests.map(\.path) == ["/1", "/2", "/3"])
      #expect(await client.get("/4", headers: ["Connection: close"])?.header("connection") == "close")
      #expect(await client.rest().isEmpty)
    }
  }

  @Test("Requests sent without waiting are answered in order")
  func pipelining() async throws {
    try await serving {
      .response(status: 200, body: $0.path).after(milliseconds: 5)
    } _: { server in
      let client = try RawClient(port: server.port)
      await client.send("GET /1 HTTP/1.1\r\n\r\nGET /2 HTTP/1.1\r\nConnection: close\r\n\r\n")
      let text = String(decoding: await client.rest(), as: UTF8.self)
      #expect(text.components(separatedBy: "HTTP/1.1 200 OK").count == 3)
      #expect(text.hasSuffix("/2"))
      #expect(await server.mostInFlight("/1") == 1)
    }
  }

  @Test("The body of a request is taken with it")
  func body() async throws {
    try await serving { _ in
      .response(status: 204)
    } _: { server in
      let client = try RawClient(port: server.port)
      await client.send("POST /x HTTP/1.1\r\nContent-Length: 5\r\n\r\nhe")
      await client.send("llo")
      #expect(await client.answer()?.status == 204)
      #expect(await server.requests.map { String(decoding: $0.body, as: UTF8.self) } == ["hello"])
      #expect(await client.get("/y")?.status == 204)
    }
  }

  @Test("Requests that wait at the same time are counted, by path")
  func inFlight() async throws {
    try await serving { _ in
      .json("{}").after(milliseconds: 150)
    } _: { server in
      await withTaskGroup(of: Void.self) { group in
        for number in 0..<8 {
          group.addTask {
            _ = await (try? RawClient(port: server.port))?.get(number < 6 ? "/many" : "/few")
          }
        }
      }
      #expect(await server.mostInFlight("/many") == 6)
      #expect(await server.mostInFlight("/few") == 2)
      #expect(await server.mostInFlight("/none") == 0)
      #expect(await server.connectionCount == 8)
      #expect(await server.requests.map(\.earlierForPath).max() == 5)
    }
  }

  @Test("Something that is not HTTP is refused")
  func malformed() async throws {
    try await serving { _ in
      .json("{}")
    } _: { server in
      let client = try RawClient(port: server.port)
      await client.send("hello\r\n\r\n")
      #expect(await client.answer()?.status == 400)
      #expect(await server.requests.isEmpty)
    }
  }

  @Test("After the stop nobody is connected and nobody gets in")
  func stop() async throws {
    let server = try LoopbackServer { _ in .silent }
    let client = try RawClient(port: server.port)
    await client.send("GET / HTTP/1.1\r\n\r\n")
    while await server.requests.isEmpty { await Task.yield() }
    await server.stop()
    #expect(await client.rest().isEmpty)
    #expect(await server.openConnectionCount == 0)
    try await Task.sleep(for: .milliseconds(20))
    #expect(throws: SocketFailure.self) { try RawClient(port: server.port) }
  }
}
