/// The seam between the services and the network: one function from a request to its answer.
///
/// Whatever else happens to a request (deadline, retry, cache, recording, replay) is a function from transport to
/// transport, so that each can be tested alone and they are joined where the program is put together.
public struct HTTPTransport: Sendable {
  public typealias Send = @Sendable (HTTPRequest) async throws(TransportError) -> HTTPResponse

  public let send: Send

  public init(send: @escaping Send) {
    self.send = send
  }

  /// What ``send`` returns or throws, as a value.
  package func outcome(of request: HTTPRequest) async -> Result<HTTPResponse, TransportError> {
    do throws(TransportError) {
      return .success(try await send(request))
    } catch {
      return .failure(error)
    }
  }
}
