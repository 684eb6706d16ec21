import Foundation

/// What happens to a program in a terminal, in order.
enum PtyEvent: Sendable {
  case output(Data)
  case stopped
  case continued
  case ended(ProgramResult.Ending)

  /// Follows a process until it has ended and all that it wrote is read, on a queue of its own. Questions to the
  /// terminal are answered right there, so that no answer waits for a thread of Swift's pool.
  static func stream(of process: pid_t, in device: PtyDevice, _ setup: PtySetup) -> AsyncStream<PtyEvent> {
    AsyncStream { continuation in
      DispatchQueue(label: "pseudo-terminal").async {
        var ending: ProgramResult.Ending?
        while ending == nil || PtyDevice.isReadable(device.master, milliseconds: 0) {
          if PtyDevice.isReadable(device.master, milliseconds: 5) {
            guard let data = PtyDevice.some(of: device.master) else { break }
            device.type(setup.answer(to: String(decoding: data, as: UTF8.self)))
            continuation.yield(.output(data))
          }
          if ending == nil, let change = change(of: process) {
            if case .ended(let end) = change { ending = end } else { continuation.yield(change) }
          }
        }
        continuation.yield(.ended(ending ?? .signalled(0)))
        continuation.finish()
      }
    }
  }

  /// The status word of waitpid(2) is taken apart as the macros WIFSTOPPED and so on do, which Swift does not see.
  private static func change(of process: pid_t) -> PtyEvent? {
    var status: Int32 = 0
    guard waitpid(process, &status, WNOHANG | WUNTRACED | WCONTINUED) == process else { return nil }
    if status == 0xFFFF { return .continued }
    switch status & 0x7F {
    case 0: return .ended(.exited(status >> 8 & 0xFF))
    case 0x7F: return .stopped
    default: return .ended(.signalled(status & 0x7F))
    }
  }
}
