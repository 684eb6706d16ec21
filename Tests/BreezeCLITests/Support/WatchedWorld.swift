import TestSupport
import BreezeCore
import Foundation

@testable import BreezeCLI

/// A world in which the hours of a watch pass at once: its pauses move the time on, the air-quality service gives its
/// answers in order, and when none is left the user presses Ctrl-C.
final class WatchedWorld: @unchecked Sendable {
  enum Answer {
    case good
    case fails(TransportError)
    case status(Int, headers: [String: String] = [:])
  }

  private let lock = NSLock()
  private var answers: [Answer]
  private var trouble: Answer?
  private var time = 0.0
  private var listeners: [AsyncStream<Signal>.Continuation] = []
  private var written: [String] = []
  private var said: [String] = []
  private var asked: [Double] = []
  private let facts: Console.Facts
  private let size: TerminalControl.Size?
  /// How often the terminal is another job's before it is ours.
  private var looksAway: Int
  /// What writing the nth text comes to.
  private let outcome: @Sendable (Int) -> WriteOutcome

  init(
    _ answers: [Answer], screen size: TerminalControl.Size? = nil, looksAway: Int = 0,
    outcome: @escaping @Sendable (Int) -> WriteOutcome = { _ in .written }
  ) {
    self.answers = answers
    self.size = size
    self.looksAway = looksAway
    self.outcome = outcome
    facts = Console.Facts(outputWidth: size?.columns)
  }

  var texts: [String] { lock.withLock { written } }
  var diagnostics: [String] { lock.withLock { said } }
  /// When the air-quality service was asked, in seconds.
  var requests: [Double] { lock.withLock { asked } }

  /// The clock on the wall stands still: only the other one counts.
  func run(_ arguments: [String], variables: [String: String] = [:]) async -> Tool.Result {
    let surroundings = Surroundings(
      variables: ["LC_ALL": "C.UTF-8", "NO_COLOR": "1", "TERM": "xterm"].merging(variables) { $1 },
      clock: { Date(timeIntervalSince1970: 1_796_159_112) }, network: { self.transport }, console: console,
      lifecycle: lifecycle)
    return await Tool(surroundings).run(arguments)
  }

  private var console: Console {
    Console(
      facts: facts,
      output: { text in
        self.lock.withLock {
          self.written.append(text)
          return self.outcome(self.written.count)
        }
      }, say: { text in self.lock.withLock { if !text.isEmpty { self.said.append(text) } } },
      terminal: TerminalControl(
        size: { self.size },
        isOurs: {
          self.lock.withLock {
            self.looksAway -= 1
            return self.looksAway < 0
          }
        }))
  }

  private var lifecycle: Lifecycle {
    Lifecycle(
      uptime: { self.lock.withLock { self.time } },
      pause: { seconds in
        let isOver = self.lock.withLock {
          self.time += seconds
          // The moment before a second try is no pause of the watch.
          guard self.answers.isEmpty, seconds >= 1 else { return false }
          for listener in self.listeners { listener.yield(.interrupt) }
          return true
        }
        if isOver { try? await Task.sleep(for: .seconds(60)) }
      },
      signals: { _ in
        let (stream, listener) = AsyncStream.makeStream(of: Signal.self)
        self.lock.withLock { self.listeners.append(listener) }
        return stream
      })
  }

  private var transport: HTTPTransport {
    HTTPTransport { request async throws(TransportError) in
      let answer: Answer? = self.lock.withLock {
        // A second try after a moment is a part of the same round, and meets the same trouble.
        if let again = self.trouble, self.time - (self.asked.last ?? 0) < 2 { return again }
        self.asked.append(self.time.rounded())
        let next = self.answers.isEmpty ? nil : self.answers.removeFirst()
        if case .good = next { self.trouble = nil } else { self.trouble = next }
        return next
      }
      switch answer {
      case .good: return HTTPResponse(status: 200, body: Self.london)
      case .fails(let error): throw error
      case .status(let status, let headers):
        return HTTPResponse(status: status, headers: headers, body: Data())
      case nil: throw .other(code: -1)
      }
    }
  }

  private static let london = (try? Fixture.data("london/air-quality.json")) ?? Data()
}
