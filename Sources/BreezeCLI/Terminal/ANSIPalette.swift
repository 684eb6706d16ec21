/// The nearest colour of a terminal's palettes.
enum ANSIPalette {
  /// Of the 6 × 6 × 6 cube that the colours 16 to 231 are in xterm and its followers, or of the greys 232 to 255.
  static func index256(_ color: Ink.RGB) -> Int {
    let steps = [0, 95, 135, 175, 215, 255]
    func nearest(_ channel: UInt8) -> Int {
      steps.indices.min { abs(steps[$0] - Int(channel)) < abs(steps[$1] - Int(channel)) } ?? 0
    }
    let channels = [color.red, color.green, color.blue]
    if let low = channels.min(), let high = channels.max(), high - low < 12 {
      return 232 + min(23, max(0, (Int(low) - 3) / 10))
    }
    let cube = channels.map(nearest)
    return 16 + 36 * cube[0] + 6 * cube[1] + cube[2]
  }

  /// The code of a foreground among the sixteen. They are told apart by hue, since every terminal has its own idea of
  /// them; bright ones stand for light colours.
  static func code16(_ color: Ink.RGB) -> String {
    let channels = [color.red, color.green, color.blue].map(Int.init)
    let high = channels.max() ?? 0
    let low = channels.min() ?? 0
    if high - low < 40 { return "90" }
    let bits = channels.enumerated().reduce(0) { bits, channel in
      bits | (channel.element > (high + low) / 2 ? 1 << channel.offset : 0)
    }
    return String((high > 200 ? 90 : 30) + bits)
  }
}
