import BreezeCore

/// The air at a place as a picture to pass on, 1200 × 630 as social networks show links.
struct ShareCard: Sendable {
  static let width = 1200.0
  static let height = 630.0
  /// On every side.
  static let margin = 64.0

  let dashboard: Dashboard
  let palette: CardPalette

  init(dashboard: Dashboard, background: Background) {
    self.dashboard = dashboard
    self.palette = CardPalette(background: background)
  }

  /// The whole document.
  var svg: String {
    let root = SVGNode(
      "svg",
      [
        "xmlns": "http://www.w3.org/2000/svg", "width": Self.plain(Self.width),
        "height": Self.plain(Self.height),
        "viewBox": "0 0 \(Self.plain(Self.width)) \(Self.plain(Self.height))", "role": "img",
        "font-family": "Inter, 'Helvetica Neue', Helvetica, Arial, 'Liberation Sans', sans-serif",
      ], [SVGNode("title", text: title)] + backdrop + header + gauge + pollutants + credit)
    return "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n\(root.xml)\n"
  }

  private var title: String {
    dashboard.placeReading.shareLine ?? "Air Quality in \(dashboard.place.displayName): no data"
  }

  private var backdrop: [SVGNode] {
    let gradient = SVGNode(
      "linearGradient", ["id": "sky", "x1": "0", "y1": "0", "x2": "0", "y2": "1"],
      [
        SVGNode("stop", ["offset": "0", "stop-color": palette.top]),
        SVGNode("stop", ["offset": "1", "stop-color": palette.bottom]),
      ])
    let sky = SVGNode(
      "rect",
      ["width": Self.plain(Self.width), "height": Self.plain(Self.height), "fill": "url(#sky)"])
    return [SVGNode("defs", [:], [gradient]), sky]
  }

  /// The place on one line, or on two small ones; below it the region and the day.
  private var header: [SVGNode] {
    let width = Self.width - 2 * Self.margin
    let single = CardText(dashboard.place.name, width: width, sizes: [56, 48, 40, 34])
    let name =
      single.isWhole ? single : CardText(dashboard.place.name, width: width, sizes: [32, 28, 24], maximum: 2)
    let lines = name.lines.enumerated().map { number, line in
      text(
        line, x: Self.margin, y: Self.margin + name.size * (0.8 + 1.15 * Double(number)),
        Lettering(size: name.size, fill: palette.text, weight: "700"))
    }
    let sizes = [25.0, 22, 19, 16]
    let regionFirst = CardText(subtitle([region, day]), width: width, sizes: sizes)
    // What is cut off must not be the day.
    let facts =
      regionFirst.isWhole ? regionFirst : CardText(subtitle([day, region]), width: width, sizes: sizes)
    let below = Self.margin + name.size * (0.8 + 1.15 * Double(name.lines.count - 1)) + 42
    return lines + [
      text(
        facts.lines.joined(separator: " "), x: Self.margin, y: below,
        Lettering(size: facts.size, fill: palette.faint))
    ]
  }

  private var day: String { DayText.long(dashboard.localNow.day) }

  private var region: String {
    let city = dashboard.place.city
    return [city?.admin1, city?.country].compactMap { $0 }.filter { !$0.isEmpty }.joined(separator: ", ")
  }

  private func subtitle(_ parts: [String]) -> String {
    parts.filter { !$0.isEmpty }.joined(separator: " · ")
  }

  private var credit: [SVGNode] {
    [
      text(
        Credits.airQuality, x: Self.margin, y: Self.height - 34, Lettering(size: 19, fill: palette.faint)),
      text(
        "breeze", x: Self.width - Self.margin, y: Self.height - 34,
        Lettering(size: 19, fill: palette.faint, weight: "700", anchor: "end")),
    ]
  }
}
