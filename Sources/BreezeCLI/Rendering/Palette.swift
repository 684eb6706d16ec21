import BreezeCore

/// The models' colours as they are drawn: lightened for dark backgrounds and darkened for light ones where the
/// original would be hard to read. Each has a contrast of 4.5 : 1 at least (WCAG 2.1, level AA) on the usual
/// backgrounds, from black to `#282c34` and from white to `#eeeeee`.
enum Palette {
  static func ink(_ color: ThemeColor) -> Ink {
    switch color {
    case .aqiGood, .levelNone, .levelLow, .climateCool: Ink(onDark: 0x34C759, onLight: 0x146F2C)
    case .aqiModerate, .levelModerate, .climateWarm: Ink(onDark: 0xFF9500, onLight: 0x8F5C00)
    case .aqiUnhealthySensitive: Ink(onDark: 0xFF6B00, onLight: 0xB04700)
    case .aqiUnhealthy, .levelHigh, .climateHot: Ink(onDark: 0xFF6258, onLight: 0xC4211A)
    case .aqiVeryUnhealthy: Ink(onDark: 0xBF7AE6, onLight: 0x8A35BD)
    case .aqiHazardous, .levelExtreme: Ink(onDark: 0xE8788A, onLight: 0x8E0000)
    case .climateNeutral: Ink(onDark: 0x98989D, onLight: 0x6B6B70)
    }
  }
}

extension Style {
  static func level(_ color: ThemeColor) -> Style { .level(Palette.ink(color)) }
  static func strongLevel(_ color: ThemeColor) -> Style { .strongLevel(Palette.ink(color)) }
}
