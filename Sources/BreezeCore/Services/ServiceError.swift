/// Why a service gave nothing of use.
public struct ServiceError: Error, Sendable, Equatable {
  public enum Problem: Sendable, Equatable {
    /// No answer came.
    case unreachable(TransportError)
    /// The service is down or overloaded: a status from 500 up.
    case unavailable(status: Int, reason: String?)
    /// It sends elsewhere, where this program does not follow.
    case redirected(status: Int, location: String?)
    /// A status of 400 to 499, or an error stated under a good status.
    case refused(status: Int, reason: String?)
    /// Status 429. The header `Retry-After` as received, when there is one.
    case rateLimited(reason: String?, retryAfter: String?)
    /// A good status with a body of no use.
    case badAnswer(DecodingFailure)
    /// A good answer without a value of the running hour.
    case noCurrentData
    /// The service has nothing for this part of the world.
    case notCovered
  }

  public let service: Service
  public let problem: Problem

  public init(_ service: Service, _ problem: Problem) {
    self.service = service
    self.problem = problem
  }
}
