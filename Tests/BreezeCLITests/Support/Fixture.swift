import Foundation

/// The files of the folder `Fixtures`.
enum Fixture {
  /// The folder of the package.
  static let package = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  static let folder = package.appendingPathComponent("Fixtures")

  /// A recording, for `--fixtures`.
  static func recording(_ name: String) -> String {
    folder.appendingPathComponent(name).path
  }

  /// - Parameter path: below `Fixtures`, without `.json`.
  static func data(_ path: String) throws -> Data {
    try Data(contentsOf: folder.appendingPathComponent("\(path).json"))
  }
}
