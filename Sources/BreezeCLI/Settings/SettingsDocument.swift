import Foundation

/// The settings file as it stands: what this program knows of it, what it cannot use, and the rest, which is kept.
struct SettingsDocument: Sendable, Equatable {
  private var values: [String: JSONValue]

  /// Of a file that does not exist yet.
  init() {
    values = [:]
  }

  /// nil when the bytes are no JSON object. A byte order mark and any line breaks are taken.
  init?(_ data: Data) {
    guard let values = try? JSONDecoder().decode([String: JSONValue].self, from: data) else { return nil }
    self.values = values
  }

  /// What is set, without the values that are at fault.
  var settings: Settings { read().settings }

  /// Values that their keys do not take, in the order of the keys.
  var faults: [SettingFault] { read().faults }

  /// Keys that are none of this program's, sorted.
  var unknownKeys: [String] {
    values.keys.filter { SettingKey(rawValue: $0) == nil }.sorted()
  }

  /// nil takes the key out.
  mutating func set(_ key: SettingKey, to value: JSONValue?) {
    values[key.rawValue] = value
  }

  /// Sorted and over several lines, to be read and edited by people.
  func text() throws -> String {
    try JSONValue.object(values).text(.document)
  }

  private func read() -> (settings: Settings, faults: [SettingFault]) {
    var settings = Settings()
    var faults: [SettingFault] = []
    for key in SettingKey.allCases {
      guard let value = values[key.rawValue] else { continue }
      do throws(SettingFault) {
        try settings.set(key, to: value)
      } catch {
        faults.append(error)
      }
    }
    return (settings, faults)
  }
}
