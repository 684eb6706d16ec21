import BreezeCore

/// What became of one place of a list.
struct BatchOutcome: Sendable {
  let line: BatchLine
  let result: Result<Reading, CommandError>

  struct Reading: Sendable {
    let place: Place
    let air: AirQualityReport
  }

  var isFailure: Bool {
    if case .failure = result { true } else { false }
  }
}
