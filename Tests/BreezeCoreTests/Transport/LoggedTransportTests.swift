import BreezeCore
import Foundation
import Testing

@Suite("The log of requests")
struct LoggedTransportTests {
  /// What a transport tells of one request, by a clock that goes on by 250 ms whenever it is read.
  private func told(
    _ transport: HTTPTransport
  ) async throws -> (exchanges: [Exchange], result: Result<HTTPResponse, any Error>) {
    let (exchanges, tell) = AsyncStream.makeStream(of: Exchange.self)
    let clock = Clock()
    let logged = transport.logged(clock: { clock.next() }) { tell.yield($0) }
    let url = try #require(URL(string: "https://archive.example/?apikey=k"))
    let result: Result<HTTPResponse, any Error>
    do {
      result = .success(try await logged.send(HTTPRequest(service: .archive, url: url)))
    } catch {
      result = .failure(error)
    }
    tell.finish()
    return (await exchanges.reduce(into: []) { $0.append($1) }, result)
  }

  @Test("An answer is told with its status and its time, and passed on")
  func answer() async throws {
    let answer = HTTPResponse(status: 503, body: Data("x".utf8))
    let (exchanges, result) = try await told(HTTPTransport { _ async throws(TransportError) in answer })
    #expect(try result.get() == answer)
    #expect(exchanges == [Exchange(service: .archive, outcome: .success(503), milliseconds: 250)])
  }

  @Test("A failure is told with its reason and thrown on")
  func failure() async throws {
    let (exchanges, result) = try await told(
      HTTPTransport { _ async throws(TransportError) in throw .timedOut })
    #expect(throws: TransportError.timedOut) { try result.get() }
    #expect(exchanges == [Exchange(service: .archive, outcome: .failure(.timedOut), milliseconds: 250)])
  }
}

private final class Clock: @unchecked Sendable {
  private let lock = NSLock()
  private var now = ContinuousClock.Instant.now

  func next() -> ContinuousClock.Instant {
    lock.withLock {
      now = now.advanced(by: .milliseconds(250))
      return now
    }
  }
}
