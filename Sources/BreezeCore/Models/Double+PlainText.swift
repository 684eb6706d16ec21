extension Double {
  /// The shortest decimals that read back to the same number: no exponent, no `.0`, no minus before zero.
  package var plainText: String {
    if self == 0 { return "0" }
    let shortest = magnitude.description
    let sign = self < 0 ? "-" : ""
    if shortest.hasSuffix(".0") { return "\(sign)\(shortest.dropLast(2))" }
    guard let mark = shortest.firstIndex(of: "e"), let exponent = Int(shortest[mark...].dropFirst()) else {
      return "\(sign)\(shortest)"
    }
    // Below a ten-thousandth and from 2^53 on Swift writes an exponent: `1.2e-07`, `1.2e+16`.
    let digits = shortest[..<mark].filter(\.isNumber)
    if exponent < 0 { return "\(sign)0.\(String(repeating: "0", count: -exponent - 1))\(digits)" }
    let whole = digits == "10" ? "1" : digits
    return "\(sign)\(whole)\(String(repeating: "0", count: max(0, exponent - whole.count + 1)))"
  }
}
