import BreezeCore

extension AirStandard {
  /// Every standard has colours of its own; here all share the theme's, from the best band to the worst.
  func color(level: Int) -> ThemeColor {
    let colors: [ThemeColor] =
      switch bandNames.count {
      case 2: [.aqiGood, .aqiUnhealthy]
      case 4: [.aqiGood, .aqiModerate, .aqiUnhealthy, .aqiVeryUnhealthy]
      default:
        [
          .aqiGood, .aqiModerate, .aqiUnhealthySensitive, .aqiUnhealthy, .aqiVeryUnhealthy, .aqiHazardous,
        ]
      }
    return colors[min(max(level, 1), colors.count) - 1]
  }
}

extension SubIndex {
  /// The index, or the share of the guideline; nil when there is neither.
  var numberText: String? {
    if let ratio { return "\(ShortNumber.text(ratio * 100, decimals: 0))%" }
    return index.map(String.init)
  }

  /// `66  Moderate`; nil when the pollutant is not rated.
  ///
  /// - Parameter width: columns that the number is flush right in.
  func ratingText(numberWidth width: Int = 0) -> String? {
    guard let band else { return nil }
    let number = numberText ?? ""
    let start = String(repeating: " ", count: max(0, width - number.count)) + number
    return start.isEmpty ? band : "\(start)  \(band)"
  }

  /// What was rated, in the standard's unit: `17.4`, `µg/m³`; nil when there is nothing.
  var amount: GasUnit.Amount? {
    guard let value, let unit else { return nil }
    return GasUnit.Amount(number: ShortNumber.text(value, decimals: unit == "ppm" ? 3 : 2), unit: unit)
  }
}
