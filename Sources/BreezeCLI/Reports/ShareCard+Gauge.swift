import BreezeCore
import Foundation

extension ShareCard {
  /// An arc of three quarters of a circle from 0 to 500, the number in it and the status below.
  var gauge: [SVGNode] {
    let aqi = dashboard.air?.airQuality.usAQI
    let status = aqi.map(AQIStatus.from)
    let ink = status.map { palette.hex($0.color) } ?? palette.faint
    let share = min(max(Double(aqi ?? 0) / 500, 0), 1)
    let number = aqi.map(String.init) ?? "n/a"
    let figures = CardText(number, width: 250, sizes: [112, 88, 64, 40])
    return [arc(to: 1, palette.track)] + (share > 0 ? [arc(to: share, ink)] : []) + scale
      + [
        text(
          number, x: Self.center.x, y: Self.center.y + 22,
          Lettering(size: figures.size, fill: palette.text, weight: "700", anchor: "middle")),
        text(
          "US AQI", x: Self.center.x, y: Self.center.y + 64,
          Lettering(size: 24, fill: palette.faint, anchor: "middle")),
      ] + verdict(status?.text ?? "No data for this hour", ink)
  }

  private static let center = (x: 284.0, y: 380.0)
  private static let radius = 140.0
  /// From the lower left over the top to the lower right, in degrees clockwise from the right.
  private static let start = 145.0
  private static let sweep = 250.0

  private static func point(_ share: Double, radius: Double) -> (x: Double, y: Double) {
    let angle = (start + sweep * share) * .pi / 180
    return (center.x + radius * cos(angle), center.y + radius * sin(angle))
  }

  private func arc(to share: Double, _ color: String) -> SVGNode {
    let (from, to) = (Self.point(0, radius: Self.radius), Self.point(share, radius: Self.radius))
    let isLarge = Self.sweep * share > 180 ? 1 : 0
    let radius = Self.plain(Self.radius)
    return SVGNode(
      "path",
      [
        "d": "M\(Self.plain(from.x)) \(Self.plain(from.y))A\(radius) \(radius) 0 \(isLarge) 1 "
          + "\(Self.plain(to.x)) \(Self.plain(to.y))", "fill": "none", "stroke": color, "stroke-width": "26",
        "stroke-linecap": "round",
      ])
  }

  /// The numbers at both ends.
  private var scale: [SVGNode] {
    [(0.0, "0"), (1.0, "500")].map { share, label in
      let end = Self.point(share, radius: Self.radius)
      return text(
        label, x: end.x, y: end.y + 36, Lettering(size: 18, fill: palette.faint, anchor: "middle"))
    }
  }

  private func verdict(_ words: String, _ ink: String) -> [SVGNode] {
    let single = CardText(words, width: 260, sizes: [34, 30])
    let fitted = single.isWhole ? single : CardText(words, width: 260, sizes: [26, 22], maximum: 2)
    return fitted.lines.enumerated().map { number, line in
      text(
        line, x: Self.center.x, y: Self.center.y + 150 + Double(number) * fitted.size * 1.15,
        Lettering(size: fitted.size, fill: ink, weight: "700", anchor: "middle"))
    }
  }
}
