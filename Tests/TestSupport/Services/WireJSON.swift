import Foundation

/// JSON as the services write it: minified, the members in the order given, and numbers with fixed decimals. Written
/// by hand because an encoder would choose the order and drop the `.0`.
enum WireJSON {
  static func object(_ members: [(String, String)]) -> String {
    "{" + members.map { "\(string($0)):\($1)" }.joined(separator: ",") + "}"
  }

  static func array(_ elements: [String]) -> String {
    "[" + elements.joined(separator: ",") + "]"
  }

  static func string(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"", "\\": result += "\\\(scalar)"
      case "\n": result += "\\n"
      case "\u{0}"..<"\u{20}":
        result += "\\u00" + (scalar.value < 16 ? "0" : "") + String(scalar.value, radix: 16)
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }

  /// nil becomes null; a number gets exactly that many decimals, none of them meaning an integer.
  static func number(_ value: Double?, decimals: Int) -> String {
    guard let value else { return "null" }
    let scale = decimals == 0 ? 1 : decimals == 1 ? 10 : 100
    let scaled = Int((value * Double(scale)).rounded())
    guard scale > 1 else { return "\(scaled)" }
    let (whole, rest) = (abs(scaled) / scale, abs(scaled) % scale)
    let padding = decimals == 2 && rest < 10 ? "0" : ""
    return "\(scaled < 0 ? "-" : "")\(whole).\(padding)\(rest)"
  }

  /// The shortest text of a 32-bit float, float noise and `.0` included.
  static func float(_ value: Float) -> String {
    "\(value)"
  }
}
