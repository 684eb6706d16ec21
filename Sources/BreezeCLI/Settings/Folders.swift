import Foundation

/// The folders of the program's own files, by the XDG Base Directory specification on every system.
struct Folders: Sendable, Hashable {
  /// nil when neither the variable nor a home is known.
  let settings: URL?
  let cache: URL?

  /// A variable that is not absolute is ignored, as the specification demands; so is a home that is none.
  init(variables: [String: String]) {
    func absolute(_ name: String) -> URL? {
      guard let path = variables[name], path.hasPrefix("/") else { return nil }
      return URL(fileURLWithPath: path, isDirectory: true)
    }
    let home = absolute("HOME")
    func folder(_ variable: String, _ fallback: String) -> URL? {
      (absolute(variable) ?? home?.appendingPathComponent(fallback, isDirectory: true))?
        .appendingPathComponent("breeze", isDirectory: true)
    }
    settings = folder("XDG_CONFIG_HOME", ".config")
    cache = folder("XDG_CACHE_HOME", ".cache")
  }
}
