/// What was made of one answer, made once however many ask for it.
package actor FirstReading {
  private var made: (any Sendable)?

  /// - Parameter make: runs when nothing of this type was made before. A failure is not kept.
  package func value<Value: Sendable, Failure: Error>(
    _ make: @Sendable () throws(Failure) -> Value
  ) throws(Failure) -> Value {
    if let value = made as? Value { return value }
    let value = try make()
    made = value
    return value
  }
}
