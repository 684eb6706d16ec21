/// One request and what became of it, for a log. It holds no address and no header, so that no key can get out.
public struct Exchange: Sendable, Equatable {
  public let service: Service
  /// The status of the answer, or why there was none.
  public let outcome: Result<Int, TransportError>
  /// From sending to the end of the answer, whole milliseconds.
  public let milliseconds: Int

  public init(service: Service, outcome: Result<Int, TransportError>, milliseconds: Int) {
    self.service = service
    self.outcome = outcome
    self.milliseconds = milliseconds
  }
}
