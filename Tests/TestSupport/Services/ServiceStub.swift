import Foundation

/// The four services on one loopback server, as strict as the true ones and in their wire shapes. The answers are made
/// from what was asked, and a mistake in the question gets the error of the service.
package struct ServiceStub: Sendable {
  package let options: StubOptions
  package let server: LoopbackServer

  /// Listens at once; `stop()` ends it.
  package init(_ options: StubOptions = StubOptions()) throws {
    self.options = options
    server = try LoopbackServer(remembering: options.remembers) { Self.reply(to: $0, options) }
  }

  /// Runs the work with a stub that is stopped in the end.
  package static func running<Result>(
    _ options: StubOptions = StubOptions(), _ work: (ServiceStub) async throws -> Result
  ) async throws -> Result {
    let stub = try ServiceStub(options)
    do {
      let result = try await work(stub)
      await stub.stop()
      return result
    } catch {
      await stub.stop()
      throw error
    }
  }

  package func stop() async {
    await server.stop()
  }

  /// The variables that send the program here, and its clock.
  package var environment: [String: String] {
    var result = ["BREEZE_NOW": options.now.formatted(.iso8601)]
    for service in StubService.allCases { result[service.variable] = url(of: service) }
    return result
  }

  package func url(of service: StubService) -> String {
    server.url(service.path)
  }

  /// What the service was asked so far, in order.
  package func requests(to service: StubService) async -> [LoggedRequest] {
    await server.requests.filter { $0.path == service.path }
  }

  /// The largest number of requests to the service that were unanswered at the same time.
  package func mostInFlight(_ service: StubService) async -> Int {
    await server.mostInFlight(service.path)
  }

  /// The reply to a request, without a server.
  package static func reply(to request: LoggedRequest, _ options: StubOptions) -> Reply {
    guard let service = StubService.allCases.first(where: { $0.path == request.path }) else {
      let refusal = StubRefusal.openMeteo("Not Found", status: 404)
      return .json(refusal.body, status: refusal.status)
    }
    let proper = properReply(of: service, to: request, options)
    let reply = options.faults[service]?.applied(to: proper, for: request) ?? proper
    return reply.after(milliseconds: options.latency[service] ?? 0)
  }

  private static func properReply(
    of service: StubService, to request: LoggedRequest, _ options: StubOptions
  ) -> Reply {
    do throws(StubRefusal) {
      let body =
        switch service {
        case .geocoding: try GeocodingStub(options: options).answer(request)
        case .airQuality: try AirQualityStub(options: options).answer(request)
        case .archive: try ArchiveStub(options: options).answer(request)
        case .pollen: try PollenStub(options: options).answer(request)
        }
      return .json(body, chunked: service != .geocoding)
    } catch {
      return .json(error.body, status: error.status)
    }
  }
}
