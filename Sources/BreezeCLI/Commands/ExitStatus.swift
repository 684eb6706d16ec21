import BreezeCore

/// What the program ends with. The numbers are promised to scripts.
package enum ExitStatus: Int32, Sendable {
  case success = 0
  case unexpected = 1
  case usage = 2
  case placeNotFound = 3
  case unreachable = 4
  case refused = 5
  case rateLimited = 6
  case localFile = 7
  case partial = 8
  case overLimit = 10
  /// Those of signals are 128 and the signal's number, as a shell reports them.
  case hungUp = 129
  case interrupted = 130
  case terminated = 143

  /// nil for a signal that asks for no end.
  init?(_ signal: Signal) {
    switch signal {
    case .interrupt: self = .interrupted
    case .terminate: self = .terminated
    case .hangUp: self = .hungUp
    case .stop, .resume, .resize: return nil
    }
  }
}

extension CommandError {
  var exitStatus: ExitStatus {
    switch self {
    case .usage: .usage
    case .place(.service(let error)), .service(let error): error.problem.exitStatus
    case .place: .placeNotFound
    case .file, .settings: .localFile
    case .interrupted(let signal): ExitStatus(signal) ?? .unexpected
    case .unexpected: .unexpected
    }
  }

  /// The word for scripts.
  var code: String {
    switch exitStatus {
    case .usage: "usage"
    case .placeNotFound: "place_not_found"
    case .unreachable: "service_unreachable"
    case .refused: isBadAnswer ? "bad_answer" : "service_refused"
    case .rateLimited: "rate_limited"
    case .localFile: "local_file"
    case .interrupted, .terminated, .hungUp: "interrupted"
    case .success, .unexpected, .partial, .overLimit: "unexpected"
    }
  }

  private var isBadAnswer: Bool {
    switch self {
    case .service(let error), .place(.service(let error)):
      switch error.problem {
      case .badAnswer, .noCurrentData: true
      default: false
      }
    default: false
    }
  }
}

extension ServiceError.Problem {
  fileprivate var exitStatus: ExitStatus {
    switch self {
    case .unreachable(.file): .localFile
    case .unreachable(.tooLarge): .refused
    case .unreachable, .unavailable: .unreachable
    case .redirected, .refused, .badAnswer, .noCurrentData, .notCovered: .refused
    case .rateLimited: .rateLimited
    }
  }
}
