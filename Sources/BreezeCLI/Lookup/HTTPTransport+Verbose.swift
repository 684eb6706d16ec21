import BreezeCore

extension HTTPTransport {
  /// With `--verbose` every request is told on standard error as it ends; without, this is the same transport.
  func told(to invocation: Invocation) -> HTTPTransport {
    guard invocation.has(Options.verbose) else { return self }
    let surroundings = invocation.surroundings
    return logged { exchange in
      surroundings.console.say(surroundings.diagnostics([exchange.text]))
    }
  }
}

extension Exchange {
  /// `Open-Meteo archive: status 200, 153 ms`
  fileprivate var text: String {
    switch outcome {
    case .success(let status): "\(service.name): status \(status), \(milliseconds) ms"
    case .failure(let error):
      "\(ErrorWording.text(.service(ServiceError(service, .unreachable(error))))) (\(milliseconds) ms)"
    }
  }
}
