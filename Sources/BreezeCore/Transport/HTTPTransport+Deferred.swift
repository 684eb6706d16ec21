extension HTTPTransport {
  /// Makes a transport when the first request is sent, once. What needs no network then pays nothing for it.
  public static func deferred(_ make: @escaping @Sendable () -> HTTPTransport) -> HTTPTransport {
    let maker = Maker(make)
    return HTTPTransport { request async throws(TransportError) in
      try await maker.transport().send(request)
    }
  }
}

private actor Maker {
  private let make: @Sendable () -> HTTPTransport
  private var made: HTTPTransport?

  init(_ make: @escaping @Sendable () -> HTTPTransport) {
    self.make = make
  }

  func transport() -> HTTPTransport {
    let transport = made ?? make()
    made = transport
    return transport
  }
}
