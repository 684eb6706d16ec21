import Foundation

/// Student's t distribution, as far as an interval of 95 % needs it.
package enum StudentT {
  /// The quantile 0.975: up to 30 degrees of freedom from the table (NIST/SEMATECH e-Handbook, 1.3.6.7.2), beyond by the
  /// expansion 26.7.5 of Abramowitz and Stegun, which is right to five digits there.
  ///
  /// - Parameter freedom: degrees of freedom; below 1 there is none.
  package static func quantile975(freedom: Int) -> Double? {
    if freedom < 1 { return nil }
    if freedom <= table.count { return table[freedom - 1] }
    let z = 1.959963985
    let terms = [
      (pow(z, 3) + z) / 4,
      (5 * pow(z, 5) + 16 * pow(z, 3) + 3 * z) / 96,
      (3 * pow(z, 7) + 19 * pow(z, 5) + 17 * pow(z, 3) - 15 * z) / 384,
    ]
    return terms.enumerated().reduce(z) { $0 + $1.element / pow(Double(freedom), Double($1.offset + 1)) }
  }

  private static let table = [
    12.706, 4.303, 3.182, 2.776, 2.571, 2.447, 2.365, 2.306, 2.262, 2.228, 2.201, 2.179, 2.160, 2.145, 2.131,
    2.120, 2.110, 2.101, 2.093, 2.086, 2.080, 2.074, 2.069, 2.064, 2.060, 2.056, 2.052, 2.048, 2.045, 2.042,
  ]
}
