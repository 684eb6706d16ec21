extension Palette {
  /// The colour of a stripe, from the coldest at −1 to the warmest at 1: the eight blues and eight reds that the
  /// warming stripes are known by (ColorBrewer), the same on every background.
  static func stripe(_ distance: Double) -> Ink {
    let position = Int(((min(max(distance, -1), 1) + 1) / 2 * Double(stripes.count)).rounded(.down))
    let rgb = stripes[min(position, stripes.count - 1)]
    return Ink(onDark: rgb, onLight: rgb)
  }

  private static let stripes: [UInt32] = [
    0x08306B, 0x08519C, 0x2171B5, 0x4292C6, 0x6BAED6, 0x9ECAE1, 0xC6DBEF, 0xDEEBF7,
    0xFEE0D2, 0xFCBBA1, 0xFC9272, 0xFB6A4A, 0xEF3B2C, 0xCB181D, 0xA50F15, 0x67000D,
  ]
}
