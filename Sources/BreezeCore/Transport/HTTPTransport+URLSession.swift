import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

extension HTTPTransport {
  /// The largest body that is taken in: 8 MiB, about a thousand times a usual answer.
  public static let bodyLimit = 8 << 20

  /// The network, by way of one `URLSession` for the whole run, which keeps connections alive and leaves
  /// neither cookies nor cache files behind. (Foundation on Linux makes empty folders for both all the same.)
  ///
  /// Redirects are not followed: a redirect's status is the answer, so that no key reaches a host that the
  /// user did not name. A task is never cancelled, since cancelling is not safe in Foundation on Linux; whoever
  /// gives up waits no longer, and a body beyond the limit is dropped as it comes in.
  ///
  /// - Parameters:
  ///   - userAgent: how the program names itself to the services.
  ///   - bodyLimit: in bytes; a larger body is ``TransportError/tooLarge(limit:)``.
  public static func urlSession(userAgent: String, bodyLimit: Int = bodyLimit) -> HTTPTransport {
    let configuration = URLSessionConfiguration.ephemeral
    configuration.urlCache = nil
    configuration.httpCookieStorage = nil
    configuration.httpCookieAcceptPolicy = .never
    configuration.httpShouldSetCookies = false
    configuration.httpAdditionalHeaders = ["User-Agent": userAgent, "Accept": "application/json"]
    let session = URLSession(configuration: configuration, delegate: SessionRouter(), delegateQueue: nil)
    return HTTPTransport { request async throws(TransportError) in
      try await session.answer(to: request, bodyLimit: bodyLimit)
    }
  }
}

extension URLSession {
  fileprivate func answer(
    to request: HTTPRequest, bodyLimit: Int
  ) async throws(TransportError) -> HTTPResponse {
    var urlRequest = URLRequest(url: request.url)
    for (name, value) in request.headers {
      urlRequest.setValue(value, forHTTPHeaderField: name)
    }
    let (events, continuation) = AsyncStream.makeStream(of: TaskEvents.Event.self)
    let task = dataTask(with: urlRequest)
    task.delegate = TaskEvents(continuation)
    task.resume()

    var body = Data()
    for await event in events {
      switch event {
      case .body(let part):
        body.append(part)
        if body.count > bodyLimit { throw .tooLarge(limit: bodyLimit) }
      case .failed(let code, let text):
        throw TransportError(urlErrorCode: code, text: text, host: request.url.host ?? "")
      case .finished(let status, let headers):
        return HTTPResponse(status: status, headers: headers, body: body)
      }
    }
    throw .connectionLost(request.url.host ?? "")
  }
}

/// What happens to one task, as a stream of events.
private final class TaskEvents: NSObject, URLSessionDataDelegate {
  enum Event: Sendable {
    case body(Data)
    case failed(code: Int, text: String)
    case finished(status: Int, headers: [String: String])
  }

  private let events: AsyncStream<Event>.Continuation

  init(_ events: AsyncStream<Event>.Continuation) {
    self.events = events
  }

  func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
    events.yield(.body(data))
  }

  func urlSession(
    _ session: URLSession, task: URLSessionTask, willPerformHTTPRedirection response: HTTPURLResponse,
    newRequest request: URLRequest, completionHandler: @escaping @Sendable (URLRequest?) -> Void
  ) {
    completionHandler(nil)
  }

  func urlSession(_ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?) {
    if let error {
      events.yield(.failed(code: (error as NSError).code, text: error.localizedDescription))
    } else if let response = task.response as? HTTPURLResponse {
      let headers = response.allHeaderFields.map { ("\($0.key)".lowercased(), "\($0.value)") }
      events.yield(
        .finished(status: response.statusCode, headers: Dictionary(headers) { first, _ in first }))
    }
    events.finish()
  }
}

/// Hands every event to its task's own delegate. Foundation on Linux stores a task's delegate but calls only
/// the session's; elsewhere the task's is called at once and this one never.
private final class SessionRouter: NSObject, URLSessionDataDelegate {
  func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
    (dataTask.delegate as? TaskEvents)?.urlSession(session, dataTask: dataTask, didReceive: data)
  }

  func urlSession(
    _ session: URLSession, task: URLSessionTask, willPerformHTTPRedirection response: HTTPURLResponse,
    newRequest request: URLRequest, completionHandler: @escaping @Sendable (URLRequest?) -> Void
  ) {
    completionHandler(nil)
  }

  func urlSession(_ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?) {
    (task.delegate as? TaskEvents)?.urlSession(session, task: task, didCompleteWithError: error)
  }
}

extension TransportError {
  /// From an error of `NSURLErrorDomain`. On Linux what goes wrong with an encrypted connection has the code of
  /// the unknown error and only OpenSSL's words tell it apart.
  fileprivate init(urlErrorCode code: Int, text: String, host: String) {
    self =
      switch code {
      case NSURLErrorUnknown where text.contains("SSL") || text.contains("certificate"): .insecure(host)
      case NSURLErrorNotConnectedToInternet: .offline
      case NSURLErrorCannotFindHost, NSURLErrorDNSLookupFailed: .unknownHost(host)
      case NSURLErrorCannotConnectToHost: .connectionRefused(host)
      case NSURLErrorNetworkConnectionLost, NSURLErrorUnknown, NSURLErrorBadServerResponse:
        .connectionLost(host)
      case NSURLErrorTimedOut: .timedOut
      case NSURLErrorSecureConnectionFailed, NSURLErrorServerCertificateHasBadDate,
        NSURLErrorServerCertificateUntrusted, NSURLErrorServerCertificateHasUnknownRoot,
        NSURLErrorServerCertificateNotYetValid, NSURLErrorClientCertificateRejected,
        NSURLErrorClientCertificateRequired:
        .insecure(host)
      default: .other(code: code)
      }
  }
}
