/// Why the body of an answer is of no use.
public enum DecodingFailure: Error, Sendable, Equatable {
  case empty
  /// A page for a browser: a gateway's, or a sign-in page.
  case webPage
  /// No JSON, or JSON that was cut off.
  case malformed
  /// JSON, but not of the expected shape; where, as a path of keys.
  case unexpected(path: String)
  /// The service states an error of its own, whatever the status says.
  case serviceError(reason: String)
}
