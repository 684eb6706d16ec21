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
