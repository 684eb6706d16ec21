#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

import Dispatch

extension Platform {
  /// Puts something in the place of standard streams that are closed, so that no file or socket opened later takes
  /// their number and gets the output. It is opened the wrong way round: using it is an error, as it was before.
  static func occupyClosedStreams() {
    for (descriptor, mode) in [(0, O_WRONLY), (1, O_RDONLY), (2, O_RDONLY)] as [(Int32, Int32)]
    where fcntl(descriptor, F_GETFD) < 0 {
      _ = open("/dev/null", mode)
    }
  }

  /// Yields once when nobody reads any more what is written to a pipe or a socket.
  static func readerLeft(_ descriptor: Int32) -> AsyncStream<Void> {
    AsyncStream { continuation in
      DispatchQueue(label: "reader of the output").async {
        // Without events to wait for, only what is always told: an error, the other end closed.
        var entry = pollfd(fd: descriptor, events: 0, revents: 0)
        while poll(&entry, 1, -1) < 0, errno == EINTR {}
        if entry.revents != 0 { continuation.yield() }
        continuation.finish()
      }
    }
  }

  /// Whether a file descriptor has something to read, or its end, within so many milliseconds.
  package static func isReadable(_ descriptor: Int32, within milliseconds: Int) -> Bool {
    isReadable(descriptor, before: .now() + .milliseconds(milliseconds))
  }

  /// The same until a moment; once that has passed, whether there is something now.
  static func isReadable(_ descriptor: Int32, before end: DispatchTime) -> Bool {
    var entry = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    while true {
      let now = DispatchTime.now()
      let left = end > now ? (end.uptimeNanoseconds - now.uptimeNanoseconds) / 1_000_000 : 0
      let count = poll(&entry, 1, Int32(clamping: left))
      if count < 0, errno == EINTR { continue }
      return count > 0
    }
  }

  /// Some of what can be read; nil at the end or on an error.
  static func read(from descriptor: Int32) -> String? {
    var bytes = [UInt8](repeating: 0, count: 256)
    let count = systemRead(descriptor, &bytes)
    return count > 0 ? String(decoding: bytes.prefix(count), as: UTF8.self) : nil
  }

  private static func systemRead(_ descriptor: Int32, _ bytes: inout [UInt8]) -> Int {
    #if canImport(Darwin)
      Darwin.read(descriptor, &bytes, bytes.count)
    #elseif canImport(Glibc)
      Glibc.read(descriptor, &bytes, bytes.count)
    #elseif canImport(Musl)
      Musl.read(descriptor, &bytes, bytes.count)
    #endif
  }
}
