import Foundation
import Testing

/// Screens kept in `Fixtures/golden`, by names that begin with `places-`.
enum PlacesGolden {
  /// Compares a screen with the one that is kept. With `BREEZE_RECORD=1` it is written anew, and the test fails all the
  /// same, so that nobody takes what was just written for what was checked.
  static func expect(_ screen: String, _ name: String, sourceLocation: SourceLocation = #_sourceLocation) {
    let file = PlacesFixture.folder.appendingPathComponent("golden/places-\(name).txt")
    if ProcessInfo.processInfo.environment["BREEZE_RECORD"] == "1" {
      try? FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try? Data(screen.utf8).write(to: file)
      Issue.record("\(file.lastPathComponent) was written: read it", sourceLocation: sourceLocation)
      return
    }
    let kept = try? String(contentsOf: file, encoding: .utf8)
    #expect(screen == kept, "\(file.lastPathComponent)", sourceLocation: sourceLocation)
  }
}
