package import Foundation

/// The folder `Fixtures` of the package.
package enum Fixture {
  /// The package's own folder: three above this file.
  package static let package = (1...3).reduce(URL(fileURLWithPath: #filePath)) { url, _ in
    url.deletingLastPathComponent()
  }

  package static let folder = package.appendingPathComponent("Fixtures")

  /// A file by its path below `Fixtures`.
  package static func data(_ path: String) throws -> Data {
    try Data(contentsOf: folder.appendingPathComponent(path))
  }

  package static func text(_ path: String) throws -> String {
    String(decoding: try data(path), as: UTF8.self)
  }

  /// The path of a recording, for `--fixtures`.
  package static func recording(_ name: String) -> String { folder.appendingPathComponent(name).path }

  /// The names of the files in a folder below `Fixtures`, sorted.
  package static func names(in path: String) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder.appendingPathComponent(path).path).sorted()
  }
}
