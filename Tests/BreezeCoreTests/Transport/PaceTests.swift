import BreezeCore
import Foundation
import Testing

@Suite("The pace of requests")
struct PaceTests {
  /// Keeps what was waited for.
  private final class Waits: Sendable {
    private let waits = AsyncStream.makeStream(of: Double.self)

    func wait(_ seconds: Double) { waits.continuation.yield(seconds) }

    func recorded() async -> [Double] {
      waits.continuation.finish()
      return await waits.stream.reduce(into: []) { $0.append($1) }
    }
  }

  @Test("A request beyond the budget waits until it fits, and the wait is announced")
  func waits() async {
    let slept = Waits()
    let announced = Waits()
    // The real clock, set so that a minute is nearly over: the wait is short and real.
    let offset = 60 - Date().timeIntervalSince1970.truncatingRemainder(dividingBy: 60) - 0.3
    let pacer = RequestPacer(
      budget: RequestBudget(perMinute: 10, isFree: false), clock: { Date().addingTimeInterval(offset) },
      sleep: { seconds in
        slept.wait(seconds)
        try? await Task.sleep(for: .seconds(seconds))
      }, announce: { announced.wait($0) })
    await pacer.admit(8)
    await pacer.admit(8)
    let waits = await slept.recorded()
    #expect(waits.count >= 1)
    #expect(waits.allSatisfy { $0 > 0 && $0 <= 0.3 })
    #expect(await announced.recorded() == waits)
  }

  @Test("A cancelled task waits no longer", .timeLimit(.minutes(1)))
  func cancelled() async {
    let start = Date(timeIntervalSince1970: 1_796_159_112)
    let announced = Waits()
    let pacer = RequestPacer(
      budget: RequestBudget(perMinute: 10, isFree: false), clock: { start },
      sleep: { try? await Task.sleep(for: .seconds($0)) }, announce: { announced.wait($0) })
    await pacer.admit(10)
    let waiting = Task { await pacer.admit(10) }
    waiting.cancel()
    await waiting.value
    #expect(await announced.recorded().count <= 1)
  }
}
