/// Numbers as people write them: digits, at most one point, a sign. What else `Double` reads (nan, inf,
/// hexadecimal, exponents) is no number here.
package enum PlainDecimal {
  package static func parse(_ text: String) -> Double? {
    let unsigned = (text.first == "-" || text.first == "+" ? text.dropFirst() : text[...]).utf8
    let points = unsigned.count { $0 == UInt8(ascii: ".") }
    let digits = unsigned.count { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
    guard points <= 1, digits > 0, points + digits == unsigned.count else { return nil }
    return Double(text)
  }
}
