import Foundation

/// The two ends of a pseudo-terminal, and a process in it. All of it is blocking system calls.
struct PtyDevice: Sendable {
  struct Failure: Error {
    let call: String
    let code: Int32
  }

  /// The end of whoever plays the terminal.
  let master: Int32
  /// Kept open, so that what a process leaves behind can be seen after its end.
  private let slave: Int32
  private let path: String

  init(_ setup: PtySetup) throws(Failure) {
    var (master, slave) = (Int32(-1), Int32(-1))
    var name = [CChar](repeating: 0, count: 128)
    var size = Self.size(setup.columns, setup.rows)
    guard openpty(&master, &slave, &name, nil, &size) == 0 else {
      throw Failure(call: "openpty", code: errno)
    }
    for end in [master, slave] { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    self.master = master
    self.slave = slave
    path = String(decoding: name.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

  /// Starts a program that has the terminal as its controlling one and as its three streams, with no signal blocked
  /// or ignored.
  func start(_ command: [String], environment: [String: String]) throws(Failure) -> pid_t {
    var attributes = Self.attributes()
    defer { posix_spawnattr_destroy(&attributes) }
    var actions = Self.emptyActions()
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, 0, path, O_RDWR, 0)
    posix_spawn_file_actions_adddup2(&actions, 0, 1)
    posix_spawn_file_actions_adddup2(&actions, 0, 2)
    let arguments = Self.pointers(command)
    let variables = Self.pointers(environment.map { "\($0)=\($1)" })
    defer { (arguments + variables).forEach { free($0) } }
    var number = pid_t()
    let code = posix_spawn(&number, command[0], &actions, &attributes, arguments, variables)
    guard code == 0 else { throw Failure(call: "posix_spawn", code: code) }
    return number
  }

  func resize(columns: Int, rows: Int) {
    var size = Self.size(columns, rows)
    _ = ioctl(master, UInt(TIOCSWINSZ), &size)
  }

  func type(_ text: String) {
    let bytes = Array(text.utf8)
    _ = write(master, bytes, bytes.count)
  }

  /// Whether what is typed is shown, and held back until the end of the line.
  var modes: (echo: Bool, canonical: Bool) {
    var state = termios()
    tcgetattr(slave, &state)
    return (state.c_lflag & tcflag_t(ECHO) != 0, state.c_lflag & tcflag_t(ICANON) != 0)
  }

  /// What was typed or answered and that nobody has read: it would go to the shell.
  func unread() -> String {
    var state = termios()
    tcgetattr(slave, &state)
    state.c_lflag &= ~tcflag_t(ICANON)
    tcsetattr(slave, TCSANOW, &state)
    guard Self.isReadable(slave, milliseconds: 0) else { return "" }
    return String(decoding: Self.some(of: slave) ?? Data(), as: UTF8.self)
  }

  func close() {
    Foundation.close(master)
    Foundation.close(slave)
  }

  static func isReadable(_ descriptor: Int32, milliseconds: Int32) -> Bool {
    var entry = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    return poll(&entry, 1, milliseconds) > 0 && entry.revents & Int16(POLLIN) != 0
  }

  /// nil at the end.
  static func some(of descriptor: Int32) -> Data? {
    var bytes = [UInt8](repeating: 0, count: 1 << 16)
    let count = read(descriptor, &bytes, bytes.count)
    return count > 0 ? Data(bytes.prefix(count)) : nil
  }
}

extension PtyDevice {
  private static func size(_ columns: Int, _ rows: Int) -> winsize {
    winsize(ws_row: UInt16(rows), ws_col: UInt16(columns), ws_xpixel: 0, ws_ypixel: 0)
  }

  private static func pointers(_ texts: [String]) -> [UnsafeMutablePointer<CChar>?] {
    texts.map { strdup($0) } + [nil]
  }
}
