import BreezeCore
import Foundation

/// What can be told without a network.
extension Doctor {
  var settings: DoctorCheck {
    let folders = Folders(variables: surroundings.variables)
    guard let file = try? SettingsFile(folders) else {
      return .warning("settings", ErrorWording.text(SettingsError.noFolder))
    }
    let warnings = LoadedSettings(folders).warnings
    let words = warnings.map(ErrorWording.text).joined(separator: " ")
    if warnings.contains(where: \.isFault) {
      return .failed("settings", words, status: .localFile)
    }
    if !warnings.isEmpty { return .warning("settings", words) }
    let isThere = FileManager.default.fileExists(atPath: file.url.path)
    return .ok("settings", isThere ? "Sound: \(file.url.path)" : "Nothing is set: \(file.url.path)")
  }

  var cache: DoctorCheck {
    guard let folder = Folders(variables: surroundings.variables).cache else {
      return .warning("cache", "No answers are stored: set HOME, or XDG_CACHE_HOME, to an absolute path.")
    }
    let cache = ResponseCache(folder: folder, clock: surroundings.clock)
    do throws(CacheWarning) {
      try cache.checkWritable()
      let summary = try cache.summary()
      let size = "\(AgeText.counted(summary.entries, "answer")), \(summary.bytes / 1024) KiB"
      return .ok("cache", "Writable, \(size): \(folder.path)")
    } catch {
      return .failed("cache", ErrorWording.text(error), status: .localFile)
    }
  }

  /// - Parameter difference: seconds that this machine is ahead of the services; nil when none was heard.
  func clock(_ difference: Double?) -> DoctorCheck {
    if let fixedNow {
      return .warning(
        "clock", "BREEZE_NOW sets it to \(fixedNow.formatted(.iso8601)): reports are not of this moment.")
    }
    guard let difference else { return .ok("clock", "No service has told its time to compare it with.") }
    guard abs(difference) > 300 else { return .ok("clock", "It agrees with that of the services.") }
    let way = difference > 0 ? "ahead of" : "behind"
    return .warning(
      "clock", "It is \(AgeText.text(seconds: abs(difference))) \(way) that of the services: set it right.")
  }

  var terminal: DoctorCheck {
    let colors =
      switch profile.color {
      case .none: "no colours"
      case .ansi16: "16 colours"
      case .ansi256: "256 colours"
      case .truecolor: "all colours"
      }
    let characters = profile.glyphs == .unicode ? "Unicode" : "plain ASCII"
    let background = profile.background == .dark ? "dark" : "light"
    let kind = surroundings.console.facts.outputIsTerminal ? "A terminal" : "No terminal"
    return .ok(
      "terminal", "\(kind): \(profile.width) columns, \(colors), \(characters), \(background) background.")
  }

  /// The names alone: an address of a proxy may hold a password.
  var proxy: DoctorCheck {
    let proxies = ProxyVariables(surroundings.variables)
    if let ignored = proxies.ignored {
      return .warning("proxy", "\(ignored) is ignored in upper case: set \(ignored.lowercased()).")
    }
    let names = proxies.names.joined(separator: ", ")
    return .ok("proxy", names.isEmpty ? "No variable names one." : "Requests follow \(names).")
  }

  var keys: DoctorCheck {
    let names = ["OPEN_METEO_API_KEY", "GOOGLE_POLLEN_API_KEY"]
    let states = names.map { "\($0): \(surroundings.variable($0) == nil ? "not set" : "set")" }
    return .ok("keys", states.joined(separator: "; "))
  }
}

extension LoadedSettings.Warning {
  fileprivate var isFault: Bool {
    if case .fault = self { true } else { false }
  }
}
