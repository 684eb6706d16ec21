#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

import Dispatch

/// Terminal modes (POSIX termios).
extension Platform {
  /// Puts a question to the controlling terminal and takes the answer from there.
  ///
  /// Meanwhile what comes in is neither shown nor held back until the end of a line; the mode is restored in any
  /// case. A terminal that another job has is not asked, nor one where something was typed ahead, since that would
  /// be taken for the answer and lost.
  ///
  /// - Parameters:
  ///   - seconds: for the whole answer.
  ///   - isWhole: whether nothing is missing any more.
  /// - Returns: what came in time, whole or not; nil when the terminal could not be asked.
  static func ask(_ question: String, within seconds: Double, until isWhole: (String) -> Bool) -> String? {
    let end = DispatchTime.now() + seconds
    let terminal = open("/dev/tty", O_RDWR | O_NOCTTY | O_CLOEXEC)
    guard terminal >= 0 else { return nil }
    defer { close(terminal) }
    var before = termios()
    guard isForeground(terminal), tcgetattr(terminal, &before) == 0 else { return nil }
    // Ctrl-Z in this moment would hand the changed mode to the shell.
    let stopping = signal(SIGTSTP, SIG_IGN)
    defer { signal(SIGTSTP, stopping) }
    var raw = before
    raw.c_lflag &= ~tcflag_t(ECHO | ICANON)
    guard tcsetattr(terminal, TCSANOW, &raw) == 0 else { return nil }

    var answer = ""
    if !isReadable(terminal, before: .now()), write(question, to: terminal) == .written {
      while !isWhole(answer), isReadable(terminal, before: end), let part = read(from: terminal) {
        answer += part
      }
      // The rest of an answer that is late must not reach the shell.
      tcsetattr(terminal, isWhole(answer) ? TCSANOW : TCSAFLUSH, &before)
    } else {
      tcsetattr(terminal, TCSANOW, &before)
    }
    return answer
  }

  /// Stops the terminal behind a descriptor from showing what is typed.
  ///
  /// - Returns: what undoes it, and drops what was typed.
  static func withoutEcho(of descriptor: Int32) -> @Sendable () -> Void {
    var before = termios()
    guard isTerminal(descriptor), tcgetattr(descriptor, &before) == 0 else { return {} }
    var hushed = before
    hushed.c_lflag &= ~tcflag_t(ECHO)
    guard tcsetattr(descriptor, TCSANOW, &hushed) == 0 else { return {} }
    return { [before] in
      var before = before
      tcsetattr(descriptor, TCSAFLUSH, &before)
    }
  }

  /// Whether this process is of the job that has the terminal; true as well for a terminal that is not the
  /// controlling one, which no job has.
  static func isForeground(_ descriptor: Int32) -> Bool {
    let foreground = tcgetpgrp(descriptor)
    return foreground < 0 || foreground == getpgrp()
  }
}
