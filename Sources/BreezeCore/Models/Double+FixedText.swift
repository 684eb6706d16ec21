import Foundation

extension Double {
  /// With so many decimals, at most 22, rounded as `printf` does it: the number as it is stored, halves to even.
  ///
  /// `String(format:)` gives the same. It looks up types by name for each number's kind, which takes longer than all the
  /// numbers of a report, so it writes only what is too large to have a fraction of that size.
  package func fixedText(_ decimals: Int) -> String {
    let scale = pow(10, Double(decimals))
    let scaled = magnitude * scale
    guard scaled < 0x1p53 else { return String(format: "%.\(decimals)f", self) }
    var whole = scaled.rounded(.down)
    // What the multiplication lost tells a half from what is merely near one.
    let lost = (-scaled).addingProduct(magnitude, scale)
    let isOdd = whole.truncatingRemainder(dividingBy: 2) == 1
    if (scaled - whole, lost) > (0.5, 0) || (scaled - whole == 0.5 && lost == 0 && isOdd) { whole += 1 }
    let digits = CalendarDay.padded(Int(whole), decimals + 1)
    let fraction = decimals > 0 ? ".\(digits.suffix(decimals))" : ""
    return "\(sign == .minus ? "-" : "")\(digits.dropLast(decimals))\(fraction)"
  }
}
