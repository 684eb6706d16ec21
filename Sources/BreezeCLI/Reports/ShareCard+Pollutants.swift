import BreezeCore

extension ShareCard {
  /// The six concentrations: name, bar, number, rating.
  var pollutants: [SVGNode] {
    let readings = dashboard.air?.airQuality.readings ?? []
    let unit = readings.first?.type.unit ?? ""
    let heading = [
      text(
        "Air Quality Details", x: Self.left, y: 234, Lettering(size: 22, fill: palette.faint, weight: "700")),
      text(
        unit, x: Self.values, y: 234, Lettering(size: 20, fill: palette.faint, anchor: "end")),
    ]
    return heading + readings.enumerated().flatMap { row(Double($0), $1) }
  }

  private static let left = 576.0
  private static let barWidth = 240.0
  /// Where the numbers end.
  private static let values = 1012.0

  private func row(_ number: Double, _ reading: PollutantReading) -> [SVGNode] {
    let base = 284 + number * 50
    let ink = reading.status.map { palette.hex($0.color) } ?? palette.faint
    let value = reading.roundedValue.map(String.init) ?? "no data"
    let fitted = CardText(value, width: 92, sizes: [25, 22, 19, 16, 13])
    let right = Self.width - Self.margin
    return [
      text(
        reading.type.rawValue, x: Self.left, y: base, Lettering(size: 26, fill: palette.text, weight: "700")),
      bar(x: Self.left + 104, y: base - 14, width: Self.barWidth, palette.track),
    ] + filled(reading, y: base - 14, ink) + [
      text(
        fitted.lines.joined(separator: " "), x: Self.values, y: base,
        Lettering(size: fitted.size, fill: palette.text, anchor: "end")),
      text(
        reading.status?.rawValue ?? "", x: right, y: base,
        Lettering(size: 20, fill: ink, weight: "700", anchor: "end")),
    ]
  }

  /// The bar ends a quarter beyond the moderate limit, as on the screen.
  private func filled(_ reading: PollutantReading, y: Double, _ ink: String) -> [SVGNode] {
    guard let value = reading.value, value > 0 else { return [] }
    let share = min(value / (reading.type.moderateLimit * 1.25), 1)
    return [bar(x: Self.left + 104, y: y, width: max(12, Self.barWidth * share), ink)]
  }

  private func bar(x: Double, y: Double, width: Double, _ color: String) -> SVGNode {
    SVGNode(
      "rect",
      [
        "x": Self.plain(x), "y": Self.plain(y), "width": Self.plain(width), "height": "12", "rx": "6",
        "fill": color,
      ])
  }
}
