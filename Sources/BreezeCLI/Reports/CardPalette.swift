import BreezeCore

/// The colours of the share card.
struct CardPalette: Sendable, Hashable {
  let background: Background

  var top: String { background == .dark ? "#1c2733" : "#ffffff" }
  var bottom: String { background == .dark ? "#0d1219" : "#e9f0f6" }
  var text: String { background == .dark ? "#f5f7fa" : "#17202a" }
  var faint: String { background == .dark ? "#9aa7b4" : "#5b6875" }
  /// The empty part of gauge and bars.
  var track: String { background == .dark ? "#2d3945" : "#d3dde6" }

  func hex(_ color: ThemeColor) -> String {
    let ink = Palette.ink(color)
    let rgb = background == .dark ? ink.onDark : ink.onLight
    return "#"
      + [rgb.red, rgb.green, rgb.blue].map { String($0 >> 4, radix: 16) + String($0 & 15, radix: 16) }
      .joined()
  }
}
