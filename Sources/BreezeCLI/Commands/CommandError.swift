import BreezeCore

/// Why a command gave no result.
enum CommandError: Error, Sendable, Equatable {
  case usage(UsageError)
  case place(PlaceError)
  case service(ServiceError)
  /// A local file or folder: settings, recordings, output.
  case file(path: String, reason: String)
  case settings(SettingsError)
  /// Asked to end before there was an answer.
  case interrupted(Signal)
  case unexpected(String)

  /// Standard output takes no more.
  static func output(_ reason: String) -> CommandError {
    .file(path: "Standard output", reason: "could not be written (\(reason))")
  }
}
