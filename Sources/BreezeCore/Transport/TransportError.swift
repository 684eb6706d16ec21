/// Why there is no answer to a request.
public enum TransportError: Error, Sendable, Equatable {
  /// The machine has no network.
  case offline
  /// The host's name is unknown to the resolver.
  case unknownHost(String)
  /// Nobody listens there, or the way there is closed.
  case connectionRefused(String)
  /// The connection broke before the answer was whole.
  case connectionLost(String)
  /// No trustworthy encrypted connection.
  case insecure(String)
  /// The deadline passed.
  case timedOut
  /// The body went over the limit, in bytes.
  case tooLarge(limit: Int)
  /// The recording that stands in for the network has no answer of this service.
  case notRecorded
  /// Only the cache may answer, and it holds no answer of an age that may be used.
  case notCached
  /// A file of a recording could not be read or written.
  case file(path: String, reason: String)
  /// Anything else, by the system's own number.
  case other(code: Int)
}
