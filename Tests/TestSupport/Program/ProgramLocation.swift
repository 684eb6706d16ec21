import Foundation

/// Where the build put the programs of this package.
enum ProgramLocation {
  struct NotBuilt: Error, CustomStringConvertible {
    let name: String
    let looked: [String]
    var description: String { "\(name) is not built; looked in \(looked.joined(separator: ", "))" }
  }

  /// Finds a built program beside the tests: on Linux the running test program lies in the build folder, on macOS the
  /// bundle does and the running program is elsewhere. The default build folder of the package is the last resort.
  static func find(_ name: String) throws(NotBuilt) -> URL {
    var folders = Bundle.allBundles.filter { $0.bundlePath.hasSuffix(".xctest") }
      .map { $0.bundleURL.deletingLastPathComponent() }
    folders.append(Bundle.main.bundleURL)
    folders.append(URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent())
    var root = URL(fileURLWithPath: #filePath)
    for _ in 1...4 { root.deleteLastPathComponent() }
    folders += ["debug", "release"].map { root.appendingPathComponent(".build").appendingPathComponent($0) }
    let candidates = folders.map { $0.appendingPathComponent(name) }
    guard let found = candidates.first(where: { FileManager.default.isExecutableFile(atPath: $0.path) })
    else {
      throw NotBuilt(name: name, looked: folders.map(\.path))
    }
    return found
  }
}
