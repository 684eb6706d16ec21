/// A bar over a scale with numbers below it.
package struct Gauge: Sendable, Hashable {
  private let value: Int?
  private let upperBound: Int
  private let labels: [Int]
  private let style: Style

  /// - Parameters:
  ///   - value: nil when there is none; above the scale the gauge is full.
  ///   - labels: numbers to write below, in rising order.
  package init(_ value: Int?, upTo upperBound: Int, labels: [Int], style: Style) {
    self.value = value
    self.upperBound = upperBound
    self.labels = labels
    self.style = style
  }

  package func lines(width: Int, glyphs: Glyphs) -> [StyledText] {
    let fraction = value.map { Double($0) / Double(upperBound) }
    return [
      Bar(fraction, style: style).line(width: width, glyphs: glyphs), StyledText(scale(width), .faint),
    ]
  }

  /// Each number begins below its place, the last one ends with the bar; one that would touch its neighbour is
  /// left out.
  private func scale(_ width: Int) -> String {
    var line = ""
    for label in labels {
      let text = String(label)
      let place = min(width - text.count, width * label / upperBound)
      let end = labels.last.map { width - String($0).count } ?? width
      guard place >= line.count + (line.isEmpty ? 0 : 1), label == labels.last || place + text.count < end
      else { continue }
      line += String(repeating: " ", count: place - line.count) + text
    }
    return line
  }
}
