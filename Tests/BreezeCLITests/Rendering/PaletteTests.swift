import BreezeCore
import Foundation
import Testing

@testable import BreezeCLI

@Suite("The palette")
struct PaletteTests {
  /// WCAG 2.1, "relative luminance".
  private func luminance(_ color: Ink.RGB) -> Double {
    func linear(_ channel: UInt8) -> Double {
      let value = Double(channel) / 255
      return value <= 0.03928 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
    }
    return 0.2126 * linear(color.red) + 0.7152 * linear(color.green) + 0.0722 * linear(color.blue)
  }

  /// WCAG 2.1, "contrast ratio": 1 to 21.
  private func contrast(_ one: Ink.RGB, _ other: Ink.RGB) -> Double {
    let (low, high) = (min(luminance(one), luminance(other)), max(luminance(one), luminance(other)))
    return (high + 0.05) / (low + 0.05)
  }

  @Test("Every colour can be read on every usual background", arguments: ThemeColor.allCases)
  func contrast(color: ThemeColor) {
    let ink = Palette.ink(color)
    for dark: UInt32 in [0x000000, 0x1E1E1E, 0x282C34, 0x002B36] {
      #expect(contrast(ink.onDark, Ink.RGB(dark)) >= 4.5)
    }
    for light: UInt32 in [0xFFFFFF, 0xFDF6E3, 0xEEEEEE] {
      #expect(contrast(ink.onLight, Ink.RGB(light)) >= 4.5)
    }
  }

  @Test("The six levels of the index differ on both backgrounds")
  func distinct() {
    let levels: [ThemeColor] = [
      .aqiGood, .aqiModerate, .aqiUnhealthySensitive, .aqiUnhealthy, .aqiVeryUnhealthy, .aqiHazardous,
    ]
    #expect(Set(levels.map { Palette.ink($0).onDark }).count == 6)
    #expect(Set(levels.map { Palette.ink($0).onLight }).count == 6)
  }
}
