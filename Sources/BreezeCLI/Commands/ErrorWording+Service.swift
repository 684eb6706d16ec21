import BreezeCore
import Foundation

/// The words for what is wrong with a service: its name, what happened, and what to do.
extension ErrorWording {
  static func service(_ error: ServiceError, _ hints: Hints) -> String {
    let words = "\(error.service.name) \(problem(error.problem, hints))"
    return keyAdvice(error).map { "\(words) \($0)" } ?? words
  }

  private static func problem(_ problem: ServiceError.Problem, _ hints: Hints) -> String {
    switch problem {
    case .unreachable(let error): transport(error, hints)
    case .unavailable(let status, let reason):
      "is out of order (status \(status)\(quoted(reason))). Try again in a few minutes."
    case .redirected(let status, let location):
      "sent elsewhere (status \(status)\(host(of: location).map { ", to \($0)" } ?? "")). "
        + "Are you behind a sign-in page?"
    case .refused(let status, let reason): "refused the request (status \(status)\(quoted(reason)))."
    case .rateLimited(let reason, let wait):
      "had too many requests from here (status 429\(quoted(reason)))." + waiting(reason, wait, hints)
    case .badAnswer(let failure): answer(failure, hints)
    case .noCurrentData: "has no current data for this place."
    case .notCovered: "does not cover this place."
    }
  }

  private static func transport(_ error: TransportError, _ hints: Hints) -> String {
    let proxy = hints.proxy.map { " \($0) is set: is the proxy that it names the right one, and up?" } ?? ""
    return switch error {
    case .offline: "could not be reached: this machine is offline."
    case .unknownHost(let host):
      "could not be reached: the name \(host) is unknown. Are you offline?" + proxy
    case .connectionRefused(let host): "could not be reached: \(host) takes no connection." + proxy
    case .connectionLost(let host):
      "broke off: the connection to \(host) was lost before the answer was whole."
    case .insecure(let host):
      "could not be reached: no trustworthy encrypted connection to \(host). Is the clock right, or is there a "
        + "sign-in page or a proxy in between?"
    case .timedOut: "did not answer in time. Try again, or allow more with --timeout SECONDS."
    case .tooLarge(let limit): "sent more than \(limit >> 20) MiB, which is no answer to this request."
    case .notRecorded: "could not be reached: the recording has no answer of it."
    case .notCached: "was not asked (--offline), and the cache holds nothing that is still of use."
    case .file(let path, let reason): "stands in a recording that is at fault: \(path) \(reason)."
    case .other(let code): "could not be reached (system error \(code))." + proxy
    }
  }

  private static func answer(_ failure: DecodingFailure, _ hints: Hints) -> String {
    switch failure {
    case .empty: "sent an empty answer."
    case .webPage: "sent a web page in place of data. Are you behind a sign-in page?"
    case .malformed: "sent malformed data, or only a part of them."
    case .unexpected(let path) where hints.showsPaths && !path.isEmpty:
      "sent data of an unexpected shape (at \(path))."
    case .unexpected: "sent data of an unexpected shape."
    case .serviceError(let reason): "failed\(quoted(reason))."
    }
  }

  /// A service's own words, without the tags of a page and short enough for one line.
  private static func quoted(_ reason: String?) -> String {
    let words = (reason ?? "").replacing(/<[^<>]*>/, with: " ").replacing("<", with: " ").displaySafe
      .split(separator: " ").joined(separator: " ")
    if words.isEmpty { return "" }
    return ": \"\(words.count > 200 ? "\(words.prefix(199))…" : words)\""
  }

  /// The host alone: the rest of an address may carry a key. nil for an address on the same host.
  private static func host(of location: String?) -> String? {
    location.flatMap { URL(string: $0)?.host }
  }
}
