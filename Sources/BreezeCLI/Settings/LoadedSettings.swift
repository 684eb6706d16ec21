import Foundation

/// The settings that a run goes by, and what it has to say about their file.
struct LoadedSettings: Sendable, Equatable {
  enum Warning: Sendable, Equatable {
    /// The file, or values in it, cannot be used.
    case fault(SettingsError)
    case unknownKeys(path: String, [String])
  }

  let settings: Settings
  let warnings: [Warning]

  /// Reads the file. No fault of it keeps a report away: what cannot be used has its default. Without a folder
  /// nothing is set, which is nothing to warn about.
  init(_ folders: Folders) {
    do throws(SettingsError) {
      let file = try SettingsFile(folders)
      let document = try file.read()
      let faults = document.faults
      let unknown = document.unknownKeys
      settings = document.settings
      warnings =
        (faults.isEmpty ? [] : [.fault(.wrongValues(path: file.url.path, faults))])
        + (unknown.isEmpty ? [] : [.unknownKeys(path: file.url.path, unknown)])
    } catch {
      settings = Settings()
      warnings = error == .noFolder ? [] : [.fault(error)]
    }
  }
}
