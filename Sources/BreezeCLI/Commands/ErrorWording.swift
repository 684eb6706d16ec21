import BreezeCore
import Foundation

/// The words for everything that can go wrong: what happened, and what to do. All of them stand here.
enum ErrorWording {
  static func text(_ error: CommandError) -> String {
    switch error {
    case .usage(let error): usage(error)
    case .place(let error): place(error)
    case .service(let error): service(error)
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

  private static func place(_ error: PlaceError) -> String {
    switch error {
    case .service(let error): service(error)
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

  private static func service(_ error: ServiceError) -> String {
    "\(error.service.name) \(problem(error.problem))"
  }

  private static func problem(_ problem: ServiceError.Problem) -> String {
    switch problem {
    case .unreachable(let error): transport(error)
    case .unavailable(let status, let reason):
      "is out of order (status \(status)\(quoted(reason))). Try again in a few minutes."
    case .redirected(let status, let location):
      "sent elsewhere (status \(status)\(host(of: location).map { ", to \($0)" } ?? "")). "
        + "Are you behind a sign-in page?"
    case .refused(let status, let reason): "refused the request (status \(status)\(quoted(reason)))."
    case .rateLimited(let reason, let wait):
      "had too many requests from here (status 429\(quoted(reason)))."
        + (wait.flatMap { Int($0) }.flatMap { $0 > 0 ? " It asks to wait \($0) seconds." : nil } ?? "")
    case .badAnswer(let failure): answer(failure)
    case .noCurrentData: "has no current data for this place."
    case .notCovered: "does not cover this place."
    }
  }

  private static func transport(_ error: TransportError) -> String {
    switch error {
    case .offline: "could not be reached: this machine is offline."
    case .unknownHost(let host): "could not be reached: the name \(host) is unknown. Are you offline?"
    case .connectionRefused(let host): "could not be reached: \(host) takes no connection."
    case .connectionLost(let host):
      "broke off: the connection to \(host) was lost before the answer was whole."
    case .insecure(let host): "could not be reached: no trustworthy encrypted connection to \(host)."
    case .timedOut: "did not answer in time. Try again, or allow more with --timeout SECONDS."
    case .tooLarge(let limit): "sent more than \(limit >> 20) MiB, which is no answer to this request."
    case .notRecorded: "could not be reached: the recording has no answer of it."
    case .notCached: "was not asked (--offline), and the cache holds nothing that is still of use."
    case .file(let path, let reason): "stands in a recording that is at fault: \(path) \(reason)."
    case .other(let code): "could not be reached (system error \(code))."
    }
  }

  private static func answer(_ failure: DecodingFailure) -> String {
    switch failure {
    case .empty: "sent an empty answer."
    case .webPage: "sent a web page in place of data. Are you behind a sign-in page?"
    case .malformed: "sent malformed data, or only a part of them."
    case .unexpected: "sent data of an unexpected shape."
    case .serviceError(let reason): "failed\(quoted(reason))."
    }
  }

  /// A service's own words, short enough for one line.
  private static func quoted(_ reason: String?) -> String {
    guard let reason, !reason.isEmpty else { return "" }
    let words = reason.displaySafe
    return ": \"\(words.count > 200 ? "\(words.prefix(199))…" : words)\""
  }

  /// The host alone: the rest of an address may carry a key. nil for an address on the same host.
  private static func host(of location: String?) -> String? {
    location.flatMap { URL(string: $0)?.host }
  }
}
