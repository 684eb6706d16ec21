import BreezeCore
import Foundation

/// The words for everything that can go wrong: what happened, and what to do. All of them stand here.
enum ErrorWording {
  static func text(_ error: CommandError, _ hints: Hints = Hints()) -> String {
    switch error {
    case .usage(let error): usage(error)
    case .place(let error): place(error, hints)
    case .service(let error): service(error, hints)
    case .file(let path, let reason): "\(path) \(reason)."
    case .settings(let error): text(error)
    case .interrupted: "Interrupted before there was an answer."
    case .unexpected(let what): "Something unexpected happened: \(what)"
    }
  }

  /// The same where several places were asked for: a service's failure does not name the one.
  static func text(_ error: CommandError, about place: String) -> String {
    if case .place(.service) = error { return "\(place): \(text(error))" }
    return text(error)
  }

  static func text(_ warning: CacheWarning) -> String {
    "No answers are stored: \(warning.path) \(warning.reason)."
  }

  private static func usage(_ error: UsageError) -> String {
    switch error {
    case .unknownCommand(let name, let suggestion):
      "There is no command \"\(name)\". "
        + (suggestion.map { "Did you mean: breeze \($0)?" }
          ?? "For a place of that name: breeze city \"\(name)\".")
    case .unknownOption(let name, let suggestion):
      "There is no option \(name)." + (suggestion.map { " Did you mean --\($0)?" } ?? "")
    case .optionOfOtherCommand(let option, let command):
      command.isEmpty
        ? "breeze takes no --\(option) without a command." : "breeze \(command) takes no --\(option)."
    case .missingValue(let option, let placeholder): "--\(option) needs a value: --\(option) \(placeholder)."
    case .unexpectedValue(let option): "--\(option) takes no value."
    case .badValue(let option, let value, let expected): "--\(option) takes \(expected), not \"\(value)\"."
    case .exclusive(let one, let other): "--\(one) and --\(other) exclude each other."
    case .missingArgument(let argument, let command): "breeze \(command) needs \(argument)."
    case .surplusArgument(let argument, let command):
      "breeze \(command) takes no more than that: \"\(argument)\"."
    case .unknownName(let name, let kind, let known):
      "There is no \(kind) \"\(name)\". "
        + (Suggestion.nearest(to: name, among: known).map { "Did you mean: \($0)?" }
          ?? "There are: \(known.joined(separator: ", ")).")
    case .badSetting(let key, let value, let expected): "\(key) takes \(expected), not \"\(value)\"."
    case .invalid(let sentence): sentence
    }
  }

  /// For a name that is none of those there are.
  static func unknown(_ what: String, _ name: String, among names: [String]) -> String {
    let suggestion = Suggestion.nearest(to: name, among: names).map { " Did you mean \($0)?" } ?? ""
    return "There is no \(what) \"\(name)\".\(suggestion) There are: \(names.joined(separator: ", "))."
  }

  private static func place(_ error: PlaceError, _ hints: Hints) -> String {
    switch error {
    case .service(let error): service(error, hints)
    case .notFound(let query): "No place found for \"\(query.text)\"."
    case .misspelt(let query, let near):
      "No place found for \"\(query.text)\". Did you mean: \(names(near))?"
    case .noneFits(let query, let candidates):
      "No place named \"\(query.name)\" fits \(fitting(query)). There are: \(names(candidates))."
    case .noSuchPick(let pick, let candidates):
      "There is no place number \(pick), only \(candidates.count): \(names(candidates))."
    }
  }

  private static func fitting(_ query: PlaceQuery) -> String {
    query.qualifiers.isEmpty ? "the country" : "\"\(query.qualifiers.joined(separator: ", "))\""
  }

  /// The first few, so that the message stays readable.
  private static func names(_ cities: [City]) -> String {
    let shown = cities.prefix(5).map(\.displayName).joined(separator: "; ")
    return cities.count > 5 ? "\(shown); …" : shown
  }
}
