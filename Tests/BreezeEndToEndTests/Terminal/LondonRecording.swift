import Foundation

/// The recording of London among the fixtures.
enum LondonRecording {
  static let path: String = {
    var folder = URL(fileURLWithPath: #filePath)
    for _ in 1...4 { folder.deleteLastPathComponent() }
    return folder.appendingPathComponent("Fixtures/london").path
  }()
}
