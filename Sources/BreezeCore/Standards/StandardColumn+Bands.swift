extension StandardColumn {
  /// Its bands from the best up, rows of one name taken together.
  package func bands(on scale: BandScale) -> [StandardBand] {
    var bands: [StandardBand] = []
    for row in table.rows {
      let upper = table.precision.unscaled(row.concentrations.upperBound)
      let level = scale.level(of: row.indices.upperBound)
      if bands.last?.level == level {
        bands[bands.count - 1].upper = upper
      } else {
        let lower = table.precision.unscaled(row.concentrations.lowerBound)
        bands.append(band(level, from: (lower, row.includesLower), to: upper, on: scale))
      }
    }
    return ended(bands, on: scale)
  }

  /// With the band above the last row: an open one of its own, or the last one left open.
  private func ended(_ bands: [StandardBand], on scale: BandScale) -> [StandardBand] {
    guard let last = bands.last, let end = last.upper, let open = levelBeyond(last, on: scale) else {
      return bands
    }
    if open == last.level {
      var widened = last
      widened.upper = nil
      return bands.dropLast() + [widened]
    }
    return bands + [band(open, from: (end, isIncluded: false), to: nil, on: scale)]
  }

  private func levelBeyond(_ last: StandardBand, on scale: BandScale) -> Int? {
    switch table.beyond {
    case .continued: last.level
    case .fixed(let index): scale.level(of: index)
    case .unnumbered: scale.names.count
    case .bridged, .undefined: nil
    }
  }

  private func band(
    _ level: Int, from lower: (value: Double, isIncluded: Bool), to upper: Double?, on scale: BandScale
  ) -> StandardBand {
    StandardBand(
      name: scale.name(of: level), level: level, lower: lower.value, includesLower: lower.isIncluded,
      upper: upper,
      unit: table.unit.text, averaging: averagingText)
  }
}
