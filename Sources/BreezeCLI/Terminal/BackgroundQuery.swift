/// The question for a terminal's background colour, and what comes back.
package enum BackgroundQuery {
  /// OSC 11 with a question mark asks for the background (xterm control sequences, "Operating System Commands").
  /// Device Attributes behind it (DEC's DA1) are answered by every terminal, and in order: when that answer comes
  /// without a colour, none will follow.
  package static let question = "\u{1B}]11;?\u{7}\u{1B}[c"

  /// Whether the answer to the second question is there.
  package static func isWhole(_ answer: String) -> Bool {
    guard let start = answer.firstRange(of: "\u{1B}[?") else { return false }
    return answer[start.upperBound...].drop { $0.isNumber || $0 == ";" }.first == "c"
  }

  /// nil when the answer holds no colour.
  package static func background(in answer: String) -> Background? {
    answer.firstRange(of: "\u{1B}]11;").flatMap { Background(answer: String(answer[$0.upperBound...])) }
  }
}
