import BreezeCore
import Foundation

/// What `breeze config` does with the settings file.
extension Invocation {
  func settingsFile() throws(CommandError) -> SettingsFile {
    do {
      return try SettingsFile(Folders(variables: surroundings.variables))
    } catch {
      throw .settings(error)
    }
  }

  /// Throws what keeps the settings from being changed.
  func checkSettings() throws(CommandError) {
    let file = try settingsFile()
    do {
      _ = try file.editable()
    } catch {
      throw .settings(error)
    }
  }

  func shown(
    _ keys: [SettingKey], in settings: Settings, isList: Bool = false
  ) throws(CommandError) -> CommandOutput {
    let entries = keys.map { SettingEntry($0, in: settings) }
    let path = try? settingsFile().url.path
    if has(Options.json) { return CommandOutput(try JSONValue.settings(entries, path: path).document()) }
    let profile = try profile()
    let screen = SettingsScreen(entries: entries, path: isList ? path : nil)
    return CommandOutput(TextEncoder(profile).encode(screen.lines(profile)))
  }

  /// The value alone, for scripts.
  func value(of key: SettingKey) throws(CommandError) -> CommandOutput {
    if has(Options.json) { return try shown([key], in: settings) }
    guard let text = SettingEntry(key, in: settings).text else {
      return CommandOutput("", notes: ["\(key.rawValue) is not set."])
    }
    return CommandOutput(TextEncoder(try profile()).encode([StyledText(text)]))
  }

  func set(_ key: SettingKey, _ text: String) throws(CommandError) -> CommandOutput {
    guard let value = key.json(typed: text), key.takes(value) else {
      throw .usage(.badSetting(key: key.rawValue, value: text, expected: key.expected))
    }
    return try change(key, to: value)
  }

  func setHome(_ words: [String]) async throws(CommandError) -> CommandOutput {
    // What is at fault here is said before anything is asked.
    try checkSettings()
    return try change(.home, to: HomePlace(try await homePlace(words)).json)
  }

  private func homePlace(_ words: [String]) async throws(CommandError) -> Place {
    let name = try value(of: Options.name)
    let argument = try PlaceArgument(words.joined(separator: " "))
    if case .point(let coordinate) = argument { return .point(coordinate, name: name) }
    if name != nil { throw .usage(.invalid("--name is for a home given by its coordinates.")) }
    let choice = try PlaceFinder.Choice(self)
    return try await Lookup(self).place(argument, choice: choice)
  }

  func change(_ key: SettingKey, to value: JSONValue?) throws(CommandError) -> CommandOutput {
    let file = try settingsFile()
    let document: SettingsDocument
    do {
      document = try file.set(key, to: value)
    } catch {
      throw .settings(error)
    }
    return try shown([key], in: document.settings)
  }
}
