extension String {
  /// As text of a roff page in which every character means itself and can be copied from a terminal: roff would
  /// set hyphens, quotes, tildes and carets as typographic ones.
  var roff: String {
    let text = unicodeScalars.map(Self.roff).joined()
    // A line must not begin like a request.
    return text.hasPrefix(".") ? "\\&\(text)" : text
  }

  private static func roff(_ scalar: Unicode.Scalar) -> String {
    switch scalar {
    case "\\": #"\(rs"#
    case "-": #"\-"#
    case "'": #"\(aq"#
    case "`": #"\(ga"#
    case "^": #"\(ha"#
    case "~": #"\(ti"#
    case "\"": #"\(dq"#
    case "…": "..."
    case _ where scalar.isASCII: String(scalar)
    default: "\\[u\(hexadecimal(scalar))]"
    }
  }

  /// At least four digits, as roff wants them.
  private static func hexadecimal(_ scalar: Unicode.Scalar) -> String {
    let digits = String(scalar.value, radix: 16, uppercase: true)
    return digits.count < 4 ? String(repeating: "0", count: 4 - digits.count) + digits : digits
  }
}
