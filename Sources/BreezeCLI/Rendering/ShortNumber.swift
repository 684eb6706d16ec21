import BreezeCore

/// Numbers without the zeros that say nothing.
enum ShortNumber {
  /// `35.4`, `0.07`, `12`.
  ///
  /// - Parameter decimals: to how many the number is rounded at most.
  static func text(_ value: Double, decimals: Int = 3) -> String {
    let text = (value + 0).fixedText(decimals)
    guard text.contains(".") else { return text }
    let short = String(text.reversed().drop { $0 == "0" }.drop { $0 == "." }.reversed())
    return short == "-0" ? "0" : short
  }
}
