/// The words for what is wrong with the settings file.
extension ErrorWording {
  /// As the reason why a command gave up.
  static func text(_ error: SettingsError) -> String {
    switch error {
    case .noFolder:
      "There is no folder for settings: set HOME, or XDG_CONFIG_HOME, to an absolute path."
    case .unreadable, .damaged, .wrongValues:
      "\(fault(error)) The file is left as it is: correct or remove it."
    case .unwritable: fault(error)
    }
  }

  /// As what a run does without.
  static func text(_ warning: LoadedSettings.Warning) -> String {
    switch warning {
    case .fault(let error): "\(fault(error)) \(consequence(error)) The file is left as it is."
    case .unknownKeys(let path, let keys): "\(path): \(unknown(keys))"
    }
  }

  private static func fault(_ error: SettingsError) -> String {
    switch error {
    case .noFolder: text(error)
    case .unreadable(let path): "\(path) cannot be read."
    case .damaged(let path): "\(path) is damaged: it is no JSON object."
    case .wrongValues(let path, let faults):
      "\(path): \(faults.map { "\"\($0.key)\" takes \($0.expected)" }.joined(separator: "; "))."
    case .unwritable(let path, let reason): "\(path) cannot be written: \(reason)."
    }
  }

  private static func consequence(_ error: SettingsError) -> String {
    if case .wrongValues = error { "Until then the default is used." } else { "The defaults are used." }
  }

  private static func unknown(_ keys: [String]) -> String {
    let known = SettingKey.allCases.map(\.rawValue)
    let named = keys.map { key in
      "\"\(key)\"" + (Suggestion.nearest(to: key, among: known).map { " (did you mean \($0)?)" } ?? "")
    }
    return "unknown \(keys.count == 1 ? "key" : "keys") \(named.joined(separator: ", "))."
  }
}
