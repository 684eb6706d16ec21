import BreezeCore

/// Where a concentration stands among the bands of one averaging, each of which gets as much room as the others: the
/// upper bands are often many times as wide as the lower ones.
struct LimitScale: Sendable, Equatable {
  let bands: [LimitBand]

  /// 0…1, in the bands' unit. In a band without an end, which is drawn as wide as its start is high, all above twice
  /// that start is 1.
  func fraction(of value: Double) -> Double {
    guard let position = bands.lastIndex(where: { value > $0.lower || $0.includesLower && value == $0.lower })
    else { return 0 }
    let band = bands[position]
    let width = (band.upper ?? 2 * band.lower) - band.lower
    let inside = width > 0 ? min(1, (value - band.lower) / width) : 1
    return (Double(position) + inside) / Double(bands.count)
  }

  /// The limits between the bands.
  var marks: [Double] {
    bands.indices.dropFirst().map { Double($0) / Double(bands.count) }
  }

  func bar(_ value: Double?, style: Style) -> Bar {
    Bar(value.map(fraction(of:)), marks: marks, style: style)
  }
}
