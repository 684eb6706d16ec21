package import Foundation

/// How the imitated services behave. Set before the start.
package struct StubOptions: Sendable {
  /// 2026-12-01T21:05:12Z.
  package static let usualNow = Date(timeIntervalSince1970: 1_796_159_112)

  /// The instant at which the services believe they are.
  package var now = usualNow
  /// Milliseconds before the first byte, faults included.
  package var latency: [StubService: Int] = [:]
  /// What goes wrong.
  package var faults: [StubService: StubFault] = [:]
  /// With a key, the three Open-Meteo services demand it; without one, `apikey` is unknown to them.
  package var openMeteoKey: String?
  /// With a key, only that one is valid for the pollen; without one, any is.
  package var pollenKey: String?
  /// Makes each answer once, so that measurements are not those of the stub. Not with faults that count.
  package var remembers = false

  package init(
    now: Date = usualNow, latency: [StubService: Int] = [:], faults: [StubService: StubFault] = [:],
    openMeteoKey: String? = nil, pollenKey: String? = nil
  ) {
    self.now = now
    self.latency = latency
    self.faults = faults
    self.openMeteoKey = openMeteoKey
    self.pollenKey = pollenKey
  }
}
