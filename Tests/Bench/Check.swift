import Foundation

/// One line of the table: a ratio and the limit it has to keep.
struct Check {
  enum Limit {
    case atMost(Double)
    case atLeast(Double)
    /// Worth knowing, without a limit.
    case none
  }

  let name: String
  let ratio: Double
  let limit: Limit
  /// The two times, sizes or counts that are compared.
  let facts: String

  var isMissed: Bool {
    switch limit {
    case .atMost(let limit): !(ratio <= limit)
    case .atLeast(let limit): !(ratio >= limit)
    case .none: false
    }
  }

  var text: String {
    let name = name.padding(toLength: 58, withPad: " ", startingAt: 0)
    return "\(name) \(Self.decimals(ratio, 9))  \(limitText) \(verdict)  \(facts)"
  }

  private var limitText: String {
    switch limit {
    case .atMost(let limit): "at most \(Self.decimals(limit, 6))"
    case .atLeast(let limit): "at least\(Self.decimals(limit, 6))"
    case .none: "              "
    }
  }

  private var verdict: String {
    if case .none = limit { "      " } else { isMissed ? "MISSED" : "kept  " }
  }

  static func decimals(_ number: Double, _ width: Int) -> String {
    let text = String(format: "%.2f", number)
    return String(repeating: " ", count: max(0, width - text.count)) + text
  }

  /// `12.3 ms`
  static func milliseconds(_ seconds: Double) -> String {
    "\(String(format: "%.1f", seconds * 1000)) ms"
  }
}
