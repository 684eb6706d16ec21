/// How a piece of text is meant, not how it looks: the encoder decides that.
package enum Style: Sendable, Hashable {
  case plain
  /// Headings and what the eye should find first.
  case strong
  /// What may be overlooked.
  case faint
  /// Carries a level, in the colour of the level. The words say the same.
  case level(Ink)
  case strongLevel(Ink)
}

/// A colour for dark and for light backgrounds.
package struct Ink: Sendable, Hashable {
  package struct RGB: Sendable, Hashable {
    package let red: UInt8
    package let green: UInt8
    package let blue: UInt8

    package init(_ rgb: UInt32) {
      red = UInt8(truncatingIfNeeded: rgb >> 16)
      green = UInt8(truncatingIfNeeded: rgb >> 8)
      blue = UInt8(truncatingIfNeeded: rgb)
    }
  }

  package let onDark: RGB
  package let onLight: RGB

  package init(onDark: UInt32, onLight: UInt32) {
    self.onDark = RGB(onDark)
    self.onLight = RGB(onLight)
  }
}
