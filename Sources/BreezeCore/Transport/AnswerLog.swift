public import Foundation

/// Which answers a run used and where they came from.
public actor AnswerLog {
  /// The last answer of one service.
  public struct Use: Sendable, Equatable {
    /// Seconds since it was received; 0 straight from the network.
    public let age: TimeInterval
    /// Whether it is older than answers of its kind are fresh for, and used because there was no newer one.
    public let isStale: Bool
  }

  private(set) public var uses: [Service: Use] = [:]

  public init() {}

  fileprivate func note(_ answer: HTTPResponse, of service: Service) {
    uses[service] = Use(age: answer.age ?? 0, isStale: answer.isStale)
  }
}

extension HTTPTransport {
  /// Notes every answer on its way.
  public func noted(in log: AnswerLog) -> HTTPTransport {
    HTTPTransport { request async throws(TransportError) in
      let answer = try await send(request)
      await log.note(answer, of: request.service)
      return answer
    }
  }
}
