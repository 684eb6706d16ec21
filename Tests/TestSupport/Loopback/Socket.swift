import Foundation

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// A TCP socket on the loopback interface. The only file that knows how the two systems differ: the type of
/// `SOCK_STREAM`, the length byte of an address, and how a write to a closed peer is kept from raising SIGPIPE.
package struct Socket: Sendable, Hashable {
  let descriptor: Int32

  private init?(_ descriptor: Int32) {
    guard descriptor >= 0 else { return nil }
    self.descriptor = descriptor
    // Children that the tests start must not keep our sockets open: the end of a connection would not be seen.
    _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
    #if canImport(Darwin)
      set(SO_NOSIGPIPE, to: Int32(1))
    #endif
  }

  private init() throws(SocketFailure) {
    #if canImport(Darwin)
      let made = Socket(socket(AF_INET, SOCK_STREAM, 0))
    #else
      let made = Socket(socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0))
    #endif
    guard let made else { throw SocketFailure("socket") }
    self = made
  }

  /// Listens on 127.0.0.1 at a port that the system chooses.
  static func listening() throws(SocketFailure) -> (socket: Socket, port: UInt16) {
    let made = try Socket()
    made.neverBlock()
    guard made.withAddress(port: 0, { bind(made.descriptor, $0, $1) }) == 0 else {
      throw SocketFailure("bind")
    }
    guard listen(made.descriptor, 128) == 0 else { throw SocketFailure("listen") }
    var address = sockaddr_in()
    var length = socklen_t(MemoryLayout<sockaddr_in>.size)
    let named = withUnsafeMutablePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { getsockname(made.descriptor, $0, &length) }
    }
    guard named == 0 else { throw SocketFailure("getsockname") }
    return (made, UInt16(bigEndian: address.sin_port))
  }

  /// Connects as a client, whose reads and writes block for `patience` seconds at most.
  static func connected(to port: UInt16, patience: Int) throws(SocketFailure) -> Socket {
    let made = try Socket()
    var limit = timeval()
    limit.tv_sec = .init(patience)
    made.set(SO_RCVTIMEO, to: limit)
    made.set(SO_SNDTIMEO, to: limit)
    guard made.withAddress(port: port, { connect(made.descriptor, $0, $1) }) == 0 else {
      let failure = SocketFailure("connect")
      made.close()
      throw failure
    }
    return made
  }

  /// The next waiting connection, set not to block, or nil when there is none.
  func accepted() -> Socket? {
    let made = Socket(accept(descriptor, nil, nil))
    made?.neverBlock()
    return made
  }

  func read() -> SocketOutcome<Data> {
    var bytes = [UInt8](repeating: 0, count: 65_536)
    let count = recv(descriptor, &bytes, bytes.count, 0)
    if count > 0 { return .done(Data(bytes[0..<count])) }
    return count == 0 ? .gone : Self.shouldTryAgain ? .later : .broken
  }

  /// Hands over as many bytes as fit, and says how many those were.
  func write(_ data: Data) -> SocketOutcome<Int> {
    #if canImport(Darwin)
      let flags: Int32 = 0
    #else
      let flags = Int32(MSG_NOSIGNAL)
    #endif
    let count = data.withUnsafeBytes { send(descriptor, $0.baseAddress, $0.count, flags) }
    if count >= 0 { return .done(count) }
    return Self.shouldTryAgain ? .later : .broken
  }

  func close() {
    #if canImport(Darwin)
      _ = Darwin.close(descriptor)
    #else
      _ = Glibc.close(descriptor)
    #endif
  }

  /// Makes the coming `close()` send a reset instead of an orderly end.
  func resetOnClose() {
    set(SO_LINGER, to: linger(l_onoff: 1, l_linger: 0))
  }

  private static var shouldTryAgain: Bool { errno == EAGAIN || errno == EWOULDBLOCK || errno == EINTR }

  private func neverBlock() {
    _ = fcntl(descriptor, F_SETFL, fcntl(descriptor, F_GETFL) | O_NONBLOCK)
  }

  private func set<Value>(_ option: Int32, to value: Value) {
    withUnsafeBytes(of: value) { bytes in
      _ = setsockopt(descriptor, SOL_SOCKET, option, bytes.baseAddress, socklen_t(bytes.count))
    }
  }

  private func withAddress(port: UInt16, _ use: (UnsafePointer<sockaddr>, socklen_t) -> Int32) -> Int32 {
    var address = sockaddr_in()
    #if canImport(Darwin)
      address.sin_len = UInt8(MemoryLayout<sockaddr_in>.size)
    #endif
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = port.bigEndian
    address.sin_addr.s_addr = INADDR_LOOPBACK.bigEndian
    return withUnsafePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        use($0, socklen_t(MemoryLayout<sockaddr_in>.size))
      }
    }
  }
}
