import TestSupport

/// The recording of London among the fixtures.
enum LondonRecording {
  static let path = Fixture.recording("london")
}
