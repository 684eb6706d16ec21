extension HTTPTransport {
  /// Sends each request when the pacer lets it pass, those of Open-Meteo only: they share one count.
  public func paced(by pacer: RequestPacer) -> HTTPTransport {
    HTTPTransport { request async throws(TransportError) in
      if request.service != .pollen { await pacer.admit(request.weight) }
      return try await send(request)
    }
  }
}
