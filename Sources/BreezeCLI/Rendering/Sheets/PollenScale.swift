import BreezeCore

/// The five words of the index, with the numbers that they stand for and the one of today marked.
struct PollenScale {
  let detail: PollenDetail

  func lines(_ layout: Layout) -> [StyledText] {
    let thresholds = detail.source == .openMeteo ? PollenTaxon(rawValue: detail.id)?.thresholds : nil
    let rows = PollenLevel.allCases.enumerated().map { position, level in
      let active = detail.item?.level == level
      let style: Style = active ? .strongLevel(level.color) : .level(level.color)
      let name = StyledText("\(layout.glyphs.dot) ", .level(level.color)) + StyledText(level.rawValue, style)
      var line = name.padded(to: 13) + StyledText(Self.indices(of: level, layout.glyphs)).padded(to: 5)
      if let thresholds {
        line += StyledText(Self.grains(position, thresholds), .faint).padded(to: layout.width < 40 ? 10 : 14)
      }
      return active ? line + StyledText("<- now", .strong) : line
    }
    let remark = thresholds == nil ? "0 to 5" : "0 to 5; grains/m³, mean of the day"
    return layout.heading("Index Scale", remark: remark) + layout.indented(rows)
  }

  /// `2–3`
  private static func indices(of level: PollenLevel, _ glyphs: Glyphs) -> String {
    let values = (0...5).filter { PollenLevel(index: $0) == level }
    guard let low = values.first, let high = values.last else { return "" }
    return low == high ? String(low) : "\(low)\(glyphs.dash)\(high)"
  }

  private static func grains(_ position: Int, _ thresholds: [Double]) -> String {
    position == 0
      ? "below \(ShortNumber.text(thresholds[0]))" : "from \(ShortNumber.text(thresholds[position - 1]))"
  }
}
