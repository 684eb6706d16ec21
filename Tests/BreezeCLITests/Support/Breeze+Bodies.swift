import BreezeCore
import TestSupport
import Testing

extension Breeze {
  /// - Parameter bodies: of answers with status 200.
  static func run(
    _ arguments: [String], bodies: [Service: String], variables: [String: String] = [:],
    at location: SourceLocation = #_sourceLocation
  ) async -> Breeze {
    await run(arguments, bodies.mapValues { .text($0) }, variables: variables, at: location)
  }

  /// The recording of London.
  static func london(_ arguments: String...) async -> Breeze {
    await run(["city", "London", "--fixtures", Fixture.recording("london")] + arguments)
  }

  /// The long view of Paris of the recording.
  static func paris(_ arguments: String...) async -> Breeze {
    await run(["climate", "Paris", "--fixtures", Fixture.recording("climate-paris")] + arguments)
  }

  /// An air-quality answer with the members of `current` as given, in UTC.
  static func air(_ current: String) -> String {
    """
    {"utc_offset_seconds":0,"timezone":"GMT","current":{"time":"2026-12-01T21:00",\(current)},
    "hourly":{"time":["2026-12-01T21:00"],"us_aqi":[42]}}
    """
  }
}
