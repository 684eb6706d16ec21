import Foundation

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
  func text(difference: Double, glyphs: Glyphs) -> String {
    let scaled = Self.decimal(self == .celsius ? difference : difference * 1.8)
    let sign = scaled.hasPrefix("-") || scaled == "0.0" ? "" : "+"
    return "\(sign)\(scaled)\(symbol(glyphs))"
  }

  func symbol(_ glyphs: Glyphs) -> String {
    "\(glyphs.degree)\(self == .celsius ? "C" : "F")"
  }

  private static func decimal(_ value: Double) -> String {
    let text = String(format: "%.1f", value)
    return text == "-0.0" ? "0.0" : text
  }
}
