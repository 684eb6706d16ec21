package import Foundation

/// A program that runs in a pseudo-terminal: what it writes, and what can be done to it meanwhile.
package actor PtyRun {
  package struct TimedOut: Error {
    package let output: String
  }

  package nonisolated let process: pid_t
  private nonisolated let device: PtyDevice
  private let setup: PtySetup
  private var data = Data()
  package private(set) var isStopped = false
  package private(set) var ending: ProgramResult.Ending?
  private let start = ContinuousClock.now

  init(_ command: [String], environment: [String: String], _ setup: PtySetup) throws {
    self.setup = setup
    device = try PtyDevice(setup)
    process = try device.start(command, environment: environment)
    let events = PtyEvent.stream(of: process, in: device, setup)
    Task { for await event in events { await self.take(event) } }
  }

  private func take(_ event: PtyEvent) {
    switch event {
    case .output(let part): data.append(part)
    case .stopped: isStopped = true
    case .continued: isStopped = false
    case .ended(let ending): self.ending = ending
    }
  }

  /// All that was written so far.
  package var output: String { String(decoding: data, as: UTF8.self) }

  /// What stands on the screen.
  package var screen: ScreenModel { ScreenModel(columns: setup.columns, rows: setup.rows, showing: output) }

  /// Seconds since the start.
  package var seconds: Double { (ContinuousClock.now - start) / .seconds(1) }

  package nonisolated var echoes: Bool { device.modes.echo }
  package nonisolated var isCanonical: Bool { device.modes.canonical }

  /// What nobody has read of what was typed and answered. To be asked last, since it takes it away.
  package nonisolated func unread() -> String { device.unread() }

  package nonisolated func type(_ text: String) { device.type(text) }

  package nonisolated func signal(_ number: Int32) { kill(process, number) }

  package nonisolated func resize(columns: Int, rows: Int) { device.resize(columns: columns, rows: rows) }

  /// Waits until a condition holds.
  package func wait(within limit: Double = 10, until holds: @Sendable (isolated PtyRun) -> Bool) async throws
  {
    let end = ContinuousClock.now + .seconds(limit)
    while !holds(self) {
      guard ContinuousClock.now < end else { throw TimedOut(output: output) }
      try await Task.sleep(for: .milliseconds(4))
    }
  }

  /// Waits until a text was written.
  package func wait(for text: String, within limit: Double = 10) async throws {
    try await wait(within: limit) { $0.output.contains(text) }
  }

  /// Waits for the end.
  package func end(within limit: Double = 10) async throws -> ProgramResult.Ending {
    try await wait(within: limit) { $0.ending != nil }
    return ending ?? .signalled(0)
  }

  /// Ends it if it still runs, and gives the terminal back.
  func discard() async {
    if ending == nil {
      kill(process, SIGKILL)
      _ = try? await end(within: 5)
    }
    device.close()
  }
}
