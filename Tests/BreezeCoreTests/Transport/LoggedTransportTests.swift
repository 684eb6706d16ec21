import BreezeCore
import Foundation
import Synchronization
import Testing

@Suite("The log of requests")
struct LoggedTransportTests {
  private final class Log: Sendable {
    let exchanges = Mutex<[Exchange]>([])
    let ticks = Mutex(0)
  }

  private func request() throws -> HTTPRequest {
    HTTPRequest(service: .archive, url: try #require(URL(string: "https://archive.example/?apikey=k")))
  }

  /// A clock that goes on by 250 ms whenever it is read.
  private func clock(_ log: Log, _ start: ContinuousClock.Instant = .now)
    -> @Sendable () -> ContinuousClock.Instant
  {
    {
      start.advanced(
        by: .milliseconds(
          log.ticks.withLock {
            $0 += 250; return $0
          }))
    }
  }

  @Test("An answer is told with its status and its time, and passed on")
  func answer() async throws {
    let log = Log()
    let transport = HTTPTransport { _ async throws(TransportError) in
      HTTPResponse(status: 503, body: Data("x".utf8))
    }
    .logged(clock: clock(log)) { exchange in log.exchanges.withLock { $0.append(exchange) } }
    let response = try await transport.send(request())
    #expect(response == HTTPResponse(status: 503, body: Data("x".utf8)))
    #expect(
      log.exchanges.withLock { $0 }
        == [Exchange(service: .archive, outcome: .success(503), milliseconds: 250)])
  }

  @Test("A failure is told with its reason and thrown on")
  func failure() async throws {
    let log = Log()
    let transport = HTTPTransport { _ async throws(TransportError) in throw .timedOut }
      .logged(clock: clock(log)) { exchange in log.exchanges.withLock { $0.append(exchange) } }
    let request = try request()
    await #expect(throws: TransportError.timedOut) { try await transport.send(request) }
    #expect(
      log.exchanges.withLock { $0 }
        == [Exchange(service: .archive, outcome: .failure(.timedOut), milliseconds: 250)])
  }
}
