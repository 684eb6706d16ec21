#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

import Dispatch

extension Platform {
  /// The signals as they come, from now until the stream is no longer read. They have no other effect meanwhile.
  ///
  /// What whoever started the program chose to ignore stays ignored (`nohup`), Ctrl-C apart: shells take that from
  /// jobs in the background of a script, whose user still wants the terminal back in order when asking for the end.
  static func signals(_ wanted: [Signal]) -> AsyncStream<Signal> {
    AsyncStream { continuation in
      let queue = DispatchQueue(label: "signals")
      // Sources may be used from any thread; the module does not declare it.
      nonisolated(unsafe) let sources = wanted.filter { $0 == .interrupt || !isIgnored($0.number) }.map {
        signal in
        let source = DispatchSource.makeSignalSource(signal: signal.number, queue: queue)
        source.setEventHandler { @Sendable in continuation.yield(signal) }
        takeOver(signal.number, by: source)
        source.activate()
        return source
      }
      continuation.onTermination = { @Sendable _ in
        for source in sources { source.cancel() }
      }
    }
  }

  /// Stops this process as Ctrl-Z does, until someone continues it.
  static func stop() { kill(getpid(), SIGSTOP) }

  /// From here on writing to a closed pipe is an error of that write and no longer the end.
  static func ignoreBrokenPipes() { signal(SIGPIPE, SIG_IGN) }

  private static func isIgnored(_ number: Int32) -> Bool {
    var action = sigaction()
    guard sigaction(number, nil, &action) == 0 else { return false }
    #if canImport(Darwin)
      let handler = action.__sigaction_u.__sa_handler
    #else
      let handler = action.__sigaction_handler.sa_handler
    #endif
    return unsafeBitCast(handler, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self)
  }

  /// A kqueue sees a signal beside its usual effect, which has to go as soon as the source is in place. With signalfd
  /// Dispatch does that itself, and ignoring it there would lose it.
  private static func takeOver(_ number: Int32, by source: any DispatchSourceSignal) {
    #if canImport(Darwin)
      source.setRegistrationHandler { @Sendable in signal(number, SIG_IGN) }
    #endif
  }
}

extension Signal {
  fileprivate var number: Int32 {
    switch self {
    case .interrupt: SIGINT
    case .terminate: SIGTERM
    case .hangUp: SIGHUP
    case .stop: SIGTSTP
    case .resume: SIGCONT
    case .resize: SIGWINCH
    }
  }
}
