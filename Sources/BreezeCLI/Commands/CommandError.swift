import BreezeCore

/// Why a command gave no result.
enum CommandError: Error, Sendable, Equatable {
  case usage(UsageError)
  case place(PlaceError)
  case service(ServiceError)
  /// A local file or folder: settings, recordings, output.
  case file(path: String, reason: String)
  case settings(SettingsError)
  case unexpected(String)
}
