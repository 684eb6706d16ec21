/// Numbers as people write them: digits, at most one point, a sign. What else `Double` reads (nan, inf,
/// hexadecimal, exponents) is no number here.
package enum PlainDecimal {
  package static func parse(_ text: String) -> Double? {
    let unsigned = text.first == "-" || text.first == "+" ? text.dropFirst() : text[...]
    let parts = unsigned.split(separator: ".", omittingEmptySubsequences: false)
    let digits = parts.joined()
    guard parts.count <= 2, !digits.isEmpty, digits.allSatisfy({ $0.isASCII && $0.isNumber }) else {
      return nil
    }
    return Double(text)
  }
}
