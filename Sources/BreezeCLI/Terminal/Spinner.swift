/// The sign that something is awaited, as a function of time.
package struct Spinner: Sendable, Hashable {
  /// How long a frame stands, in seconds.
  package static let step = 0.1
  /// Erases the line it stands on (ECMA-48, "Erase in Line").
  package static let erasure = "\r\u{1B}[K"

  private let frames: [String]
  private let words: String

  package init(_ glyphs: Glyphs) {
    frames = glyphs == .ascii ? ["|", "/", "-", "\\"] : "⠋⠙⠹⠸⠼⠴⠦⠧⠇⠏".map { String($0) }
    words = glyphs == .ascii ? "Loading..." : "Loading…"
  }

  /// - Parameter seconds: since the first frame.
  package func frame(at seconds: Double) -> String {
    let number = Int(seconds / Self.step + 1e-6) % frames.count
    return "\(frames[max(0, number)]) \(words)"
  }
}
