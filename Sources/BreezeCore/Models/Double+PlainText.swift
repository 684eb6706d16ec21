import Foundation

extension Double {
  /// The shortest decimals that read back to the same number: no exponent, no `.0`, no minus before zero.
  ///
  /// Beyond the range of `Decimal` (about 1e127), where no measurement lies, the exponent stays.
  package var plainText: String {
    if self == 0 { return "0" }
    let shortest = description
    if shortest.hasSuffix(".0") { return String(shortest.dropLast(2)) }
    return shortest.contains("e") ? Decimal(string: shortest)?.description ?? shortest : shortest
  }
}
