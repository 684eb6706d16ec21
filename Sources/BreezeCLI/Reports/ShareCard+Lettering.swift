import Foundation

extension ShareCard {
  /// How a text is set.
  struct Lettering: Sendable, Hashable {
    let size: Double
    let fill: String
    let weight: String
    let anchor: String

    init(size: Double, fill: String, weight: String = "400", anchor: String = "start") {
      self.size = size
      self.fill = fill
      self.weight = weight
      self.anchor = anchor
    }
  }

  /// A line of text on the base line `y`.
  func text(_ text: String, x: Double, y: Double, _ lettering: Lettering) -> SVGNode {
    SVGNode(
      "text",
      [
        "x": Self.plain(x), "y": Self.plain(y), "font-size": Self.plain(lettering.size),
        "font-weight": lettering.weight, "fill": lettering.fill, "text-anchor": lettering.anchor,
      ], text: text)
  }

  /// A pixel's hundredth is enough.
  static func plain(_ value: Double) -> String {
    let text = String(format: "%.2f", value)
    return text.hasSuffix(".00") ? String(text.dropLast(3)) : text
  }
}
