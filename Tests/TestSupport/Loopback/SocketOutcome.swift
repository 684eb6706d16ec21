/// What a read or a write on a socket came to.
enum SocketOutcome<Value: Sendable>: Sendable {
  case done(Value)
  /// Nothing now: the buffer of the kernel is empty (read) or full (write), or the patience is over.
  case later
  /// The other side has closed the connection.
  case gone
  /// The other side has reset it, or it broke in another way.
  case broken
}
