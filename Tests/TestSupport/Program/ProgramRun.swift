import Dispatch
import Foundation

/// One child process. Both of its streams are read at once on queues of their own, so that neither can fill up while
/// the other is waited for, and no thread of Swift's pool waits for any of it.
struct ProgramRun: Sendable {
  private let executable: URL
  private let arguments: [String]
  private let environment: [String: String]
  private let folder: URL
  private let input: FileHandle
  private let output = Pipe()
  private let errors = Pipe()

  /// The text goes into a file that is the child's standard input: writing it into a pipe that the child never reads
  /// would raise SIGPIPE here.
  init(
    executable: URL, arguments: [String], environment: [String: String], folder: URL, stdin: String
  ) throws {
    self.executable = executable
    self.arguments = arguments
    self.environment = environment
    self.folder = folder
    let file = folder.appendingPathComponent(".stdin-\(UUID().uuidString)")
    try Data(stdin.utf8).write(to: file)
    input = try FileHandle(forReadingFrom: file)
    try FileManager.default.removeItem(at: file)
  }

  /// Starts the process, and waits for its end and for the end of both streams.
  func result(interruptAfter: Double?, killAfter: Double) async throws -> ProgramResult {
    let start = ContinuousClock.now
    let (number, endings) = try started()
    async let stdout = Self.everything(from: output.fileHandleForReading)
    async let stderr = Self.everything(from: errors.fileHandleForReading)
    let timers = [(SIGINT, interruptAfter), (SIGKILL, killAfter)].compactMap { signal, delay in
      delay.map { Self.send(signal, to: number, after: $0) }
    }
    var ending = ProgramResult.Ending.signalled(0)
    for await value in endings { ending = value }
    for timer in timers { timer.cancel() }
    let (out, err) = await (stdout, stderr)
    let time = (ContinuousClock.now - start).components
    let seconds = Double(time.seconds) + Double(time.attoseconds) / 1e18
    return ProgramResult(
      ending: ending, stdoutData: out, stderrData: err, seconds: seconds,
      wasKilled: ending == .signalled(SIGKILL) && seconds >= killAfter)
  }

  private func started() throws -> (number: Int32, endings: AsyncStream<ProgramResult.Ending>) {
    let (endings, continuation) = AsyncStream.makeStream(of: ProgramResult.Ending.self)
    let process = Process()
    process.executableURL = executable
    process.arguments = arguments
    process.environment = environment
    process.currentDirectoryURL = folder
    process.standardInput = input
    process.standardOutput = output
    process.standardError = errors
    process.terminationHandler = { ended in
      let status = ended.terminationStatus
      continuation.yield(ended.terminationReason == .uncaughtSignal ? .signalled(status) : .exited(status))
      continuation.finish()
    }
    try Self.withoutBlockedSignals { try process.run() }
    return (process.processIdentifier, endings)
  }

  /// A child inherits the signal mask of the thread that starts it. Those of Swift's pool block most signals, and a
  /// child with SIGINT blocked could not be interrupted.
  private static func withoutBlockedSignals(_ work: () throws -> Void) rethrows {
    var none = sigset_t()
    var before = sigset_t()
    sigemptyset(&none)
    pthread_sigmask(SIG_SETMASK, &none, &before)
    defer { pthread_sigmask(SIG_SETMASK, &before, nil) }
    try work()
  }

  private static func send(_ signal: Int32, to number: Int32, after seconds: Double) -> Task<Void, any Error>
  {
    Task {
      try await Task.sleep(for: .seconds(seconds))
      kill(number, signal)
    }
  }

  private static func everything(from handle: FileHandle) async -> Data {
    await withCheckedContinuation { continuation in
      DispatchQueue(label: "program output").async {
        continuation.resume(returning: (try? handle.readToEnd()) ?? Data())
      }
    }
  }
}
