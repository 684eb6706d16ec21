import Foundation

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// A program that is run to the end, and what it took. Started without Foundation's `Process`, which takes longer than
/// some of what is measured and does not tell what the child used.
struct Child {
  struct Use {
    /// From the start to the end.
    let seconds: Double
    /// User and system time.
    let processorSeconds: Double
    /// The largest resident size, in the system's own unit: KiB on Linux, bytes on macOS.
    let peakMemory: Double
    let status: Int32
  }

  struct Failure: Error, CustomStringConvertible {
    let description: String
  }

  let arguments: [String]
  var environment: [String: String] = [:]
  var input = "/dev/null"
  var output = "/dev/null"

  /// - Throws: ``Failure`` when it cannot be started or ends with another status than 0.
  func run() throws -> Use {
    let clock = ContinuousClock()
    let (number, start) = try started(clock)
    var status: Int32 = 0
    var use = rusage()
    while wait4(number, &status, 0, &use) < 0 {
      guard errno == EINTR else { throw Failure(description: "\(arguments[0]): wait4 failed") }
    }
    let seconds = (clock.now - start) / .seconds(1)
    guard status == 0 else {
      throw Failure(description: "\(arguments.joined(separator: " ")): ended with wait status \(status)")
    }
    return Use(
      seconds: seconds, processorSeconds: Self.seconds(use.ru_utime) + Self.seconds(use.ru_stime),
      peakMemory: Double(use.ru_maxrss), status: status)
  }

  /// The largest resident size of this program so far.
  static var ownPeakMemory: Double {
    var use = rusage()
    #if canImport(Darwin)
      getrusage(RUSAGE_SELF, &use)
    #else
      getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &use)
    #endif
    return Double(use.ru_maxrss)
  }

  private func started(_ clock: ContinuousClock) throws -> (pid_t, ContinuousClock.Instant) {
    #if canImport(Darwin)
      var files: posix_spawn_file_actions_t?
    #else
      var files = posix_spawn_file_actions_t()
    #endif
    posix_spawn_file_actions_init(&files)
    defer { posix_spawn_file_actions_destroy(&files) }
    posix_spawn_file_actions_addopen(&files, 0, input, O_RDONLY, 0)
    posix_spawn_file_actions_addopen(&files, 1, output, O_WRONLY | O_CREAT | O_TRUNC, 0o600)
    var words: [UnsafeMutablePointer<CChar>?] = arguments.map { strdup($0) } + [nil]
    let inherited = ProcessInfo.processInfo.environment.filter { $0.key == "PATH" }
    var variables: [UnsafeMutablePointer<CChar>?] =
      inherited.merging(environment) { $1 }.map { strdup("\($0.key)=\($0.value)") } + [nil]
    defer { for text in words + variables { free(text) } }
    var number: pid_t = 0
    let start = clock.now
    let failure = posix_spawnp(&number, arguments[0], &files, nil, &words, &variables)
    guard failure == 0 else {
      throw Failure(description: "\(arguments[0]): \(String(cString: strerror(failure)))")
    }
    return (number, start)
  }

  private static func seconds(_ time: timeval) -> Double {
    Double(time.tv_sec) + Double(time.tv_usec) / 1e6
  }
}
