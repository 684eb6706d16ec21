import BreezeCore

/// The unit of temperatures in text. Data are always in °C.
enum TemperatureUnit: Sendable, Hashable {
  case celsius, fahrenheit

  /// A temperature of this unit, from °C.
  func value(celsius: Double) -> Double {
    self == .celsius ? celsius : celsius * 1.8 + 32
  }

  /// `49.3°F`: one decimal.
  func text(celsius: Double, glyphs: Glyphs) -> String {
    "\(Self.decimal(value(celsius: celsius)))\(symbol(glyphs))"
  }

  /// A difference with its sign: `+4.7°F`.
  func text(difference: Double, decimals: Int = 1, glyphs: Glyphs) -> String {
    let scaled = Self.decimal(self.difference(celsius: difference), decimals)
    let sign = scaled.hasPrefix("-") || scaled.allSatisfy { "0.".contains($0) } ? "" : "+"
    return "\(sign)\(scaled)\(symbol(glyphs))"
  }

  /// A difference of this unit, from one in °C.
  func difference(celsius: Double) -> Double {
    self == .celsius ? celsius : celsius * 1.8
  }

  func symbol(_ glyphs: Glyphs) -> String {
    "\(glyphs.degree)\(self == .celsius ? "C" : "F")"
  }

  static func decimal(_ value: Double, _ decimals: Int = 1) -> String {
    let text = value.fixedText(decimals)
    return text.allSatisfy { "-0.".contains($0) } ? String(text.drop { $0 == "-" }) : text
  }
}
