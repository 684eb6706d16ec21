import BreezeCore
import Foundation
import Testing

@Suite("One request at a time to each service")
struct OneAtATimeTests {
  /// Counts how many requests of each service are under way.
  private actor Counter {
    private var running: [Service: Int] = [:]
    private(set) var most: [Service: Int] = [:]
    private(set) var mostTogether = 0
    private(set) var order: [String] = []

    func begin(_ request: HTTPRequest) {
      running[request.service, default: 0] += 1
      most[request.service] = max(most[request.service] ?? 0, running[request.service] ?? 0)
      mostTogether = max(mostTogether, running.values.reduce(0, +))
      order.append(request.url.query ?? "")
    }

    func end(_ request: HTTPRequest) { running[request.service, default: 0] -= 1 }

    nonisolated func transport(milliseconds: Int, fails: Bool = false) -> HTTPTransport {
      HTTPTransport { request async throws(TransportError) in
        await self.begin(request)
        try? await Task.sleep(for: .milliseconds(milliseconds))
        await self.end(request)
        if fails { throw .offline }
        return HTTPResponse(status: 200, body: Data())
      }
    }
  }

  private let counter = Counter()

  private func sendAll(_ requests: [HTTPRequest], through transport: HTTPTransport) async -> Int {
    await withTaskGroup(of: Bool.self) { group in
      for request in requests {
        group.addTask { (try? await transport.outcome(of: request).get()) != nil }
      }
      return await group.reduce(0) { $0 + ($1 ? 1 : 0) }
    }
  }

  @Test("Forty requests at once: never two of one service, the services side by side")
  func many() async throws {
    let requests = try (0..<40).map { try HTTPRequest.to(Service.allCases[$0 % 4], "n=\($0)") }
    let transport = counter.transport(milliseconds: 5)
      .oneAtATime(OneAtATime(), until: Deadline(after: 60))
    #expect(await sendAll(requests, through: transport) == 40)
    #expect(await counter.most == [.geocoding: 1, .airQuality: 1, .archive: 1, .pollen: 1])
    #expect(await counter.mostTogether > 1)
  }

  @Test("Failures give the turn back")
  func failures() async throws {
    let requests = try (0..<10).map { try HTTPRequest.to(.archive, "n=\($0)") }
    let transport = counter.transport(milliseconds: 1, fails: true)
      .oneAtATime(OneAtATime(), until: Deadline(after: 60))
    #expect(await sendAll(requests, through: transport) == 0)
    #expect(await counter.order.count == 10)
    #expect(await counter.most == [.archive: 1])
  }

  @Test("Turns are given in the order in which they were asked for")
  func order() async throws {
    let gate = OneAtATime()
    let transport = counter.transport(milliseconds: 1).oneAtATime(gate, until: Deadline(after: 60))
    await gate.begin(.airQuality)
    var tasks: [Task<Result<HTTPResponse, TransportError>, Never>] = []
    for number in 0..<6 {
      let request = try HTTPRequest.to(.airQuality, "n=\(number)")
      tasks.append(Task { await transport.outcome(of: request) })
      while await gate.waitingCount(for: .airQuality) == number { await Task.yield() }
    }
    #expect(await counter.order.isEmpty)
    await gate.end(.airQuality)
    for task in tasks { _ = await task.value }
    #expect(await counter.order == (0..<6).map { "n=\($0)" })
    #expect(await gate.waitingCount(for: .airQuality) == 0)
  }

  @Test("One gate serves several transports of a run")
  func shared() async throws {
    let gate = OneAtATime()
    let one = counter.transport(milliseconds: 20).oneAtATime(gate, until: Deadline(after: 60))
    let other = counter.transport(milliseconds: 20).oneAtATime(gate, until: Deadline(after: 60))
    let request = try HTTPRequest.to(.airQuality)
    async let first = one.outcome(of: request)
    async let second = other.outcome(of: request)
    _ = await (first, second)
    #expect(await counter.most == [.airQuality: 1])
  }

  @Test("A turn that comes after the deadline is not used, and nobody waits for a silent service")
  func late() async throws {
    let silent = counter.transport(milliseconds: 60_000, fails: true)
    let deadline = Deadline(after: 0.2)
    let start = ContinuousClock.now
    let transport = silent.bounded(by: deadline).oneAtATime(OneAtATime(), until: deadline)
    let request = try HTTPRequest.to(.airQuality)
    async let first = transport.outcome(of: request)
    async let second = transport.outcome(of: request)
    async let third = transport.outcome(of: request)
    #expect(await [first, second, third].allSatisfy { $0 == .failure(.timedOut) })
    #expect(await counter.order.count == 1, "the others are not sent")
    #expect(ContinuousClock.now - start < .seconds(30))
  }
}
