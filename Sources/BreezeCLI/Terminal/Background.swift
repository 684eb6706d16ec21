/// What colours are drawn on.
package enum Background: Sendable, Hashable {
  case dark, light

  /// From `COLORFGBG`, which some terminals set to the numbers of their colours, the background last: `15;0`. Of the
  /// sixteen colours white (7) and the bright ones but bright black (8) are light. nil for anything else.
  package init?(colorFGBG: String?) {
    guard let last = colorFGBG?.split(separator: ";").last, let number = Int(last), (0...15).contains(number)
    else { return nil }
    self = number == 7 || number > 8 ? .light : .dark
  }

  /// From a terminal's answer to the query for its background, `rgb:1e1e/1e1e/1e1e` with two or four digits a
  /// channel; light when its luma (ITU-R BT.601) is more than half. nil for anything else.
  package init?(answer: String) {
    guard let start = answer.firstRange(of: "rgb:") else { return nil }
    let channels = answer[start.upperBound...].split(separator: "/").prefix(3).compactMap {
      field -> Double? in
      let digits = field.prefix { $0.isHexDigit }
      guard let value = Int(digits, radix: 16), !digits.isEmpty else { return nil }
      return Double(value) / Double((1 << (4 * digits.count)) - 1)
    }
    guard channels.count == 3 else { return nil }
    let luma = 0.299 * channels[0] + 0.587 * channels[1] + 0.114 * channels[2]
    self = luma > 0.5 ? .light : .dark
  }
}
