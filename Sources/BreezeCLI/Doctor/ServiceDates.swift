import BreezeCore
import Foundation

/// How far the clock of this machine is from those of the services.
actor ServiceDates {
  /// In seconds, positive when this machine is ahead; nil while no service has told its time. A header `Date` has whole
  /// seconds, and the answer took a while: a second or two are no difference.
  private(set) var difference: Double?

  func note(_ answer: HTTPResponse, now: Date) {
    guard difference == nil, let date = answer.headers["date"].flatMap({ Date(http: $0) }) else { return }
    difference = now.timeIntervalSince(date)
  }
}

extension HTTPTransport {
  /// Compares the clock with each answer's on its way.
  func dated(by dates: ServiceDates, _ clock: @escaping @Sendable () -> Date) -> HTTPTransport {
    HTTPTransport { request async throws(TransportError) in
      let answer = try await send(request)
      await dates.note(answer, now: clock())
      return answer
    }
  }
}
