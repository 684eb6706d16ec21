/// How far a batch is, as one line.
struct BatchProgress: Sendable, Hashable {
  let done: Int
  let failed: Int
  /// Seconds since the start.
  let elapsed: Double
  /// How much of the input is read, 0…1; nil when its size is unknown.
  let fraction: Double?

  /// `1,200 done, 3 failed, 240 a second, 15 s left`
  var text: String {
    var parts = ["\(done) done", "\(failed) failed"]
    if elapsed > 0 { parts.append("\(Int((Double(done) / elapsed).rounded())) a second") }
    if let fraction, fraction > 0, elapsed > 1 {
      parts.append("\(Int((elapsed / fraction - elapsed).rounded(.up))) s left")
    }
    return parts.joined(separator: ", ")
  }
}
