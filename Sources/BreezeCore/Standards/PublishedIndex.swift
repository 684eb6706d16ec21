/// One standard as data: what it rates, over which hours, by which limits, under which names.
package struct PublishedIndex: Sendable {
  package let scale: BandScale
  /// For each pollutant that it rates, the columns that apply. The highest result wins, the first on a tie;
  /// when none applies, the first says why.
  package let columns: [PollutantType: [StandardColumn]]
  /// How many pollutants must be rated before there is an overall result.
  package var pollutantsNeeded = 1
  /// Whether one of them must be PM2.5 or PM10.
  package var needsParticles = false
  /// Up to this index no main pollutant is named; nil when one always is.
  package var mainPollutantAbove: Int?
  /// Guidelines instead of an index: the result is the share of the limit, and there are no numbers.
  package var isGuideline = false

  package func subIndex(of pollutant: PollutantType, in series: HourlySeries) -> SubIndex {
    guard let columns = columns[pollutant] else {
      var absent = SubIndex(pollutant: pollutant, averaging: nil, unit: nil)
      absent.reason = .notInStandard
      return absent
    }
    let candidates = columns.map { $0.subIndex(of: pollutant, in: series, on: scale) }
    let result = Self.worst(of: candidates) ?? bridged(candidates, of: columns)
    return isGuideline ? shareOfLimit(result, of: columns) : result
  }

  /// The first of the worst; nil when none is rated.
  package static func worst(of ratings: [SubIndex]) -> SubIndex? {
    ratings.filter { $0.level != nil }.reduce(nil) { worst, rating in
      guard let worst else { return rating }
      return worst.isBetter(than: rating) ? rating : worst
    }
  }

  /// Where no column rates the air: the fixed index between the end of the first and the start of the last,
  /// if the first has one; else the reason.
  private func bridged(_ candidates: [SubIndex], of columns: [StandardColumn]) -> SubIndex {
    guard var first = candidates.first, let last = candidates.last, first.reason == .aboveTable,
      case .bridged(let index) = columns.first?.table.beyond
    else { return candidates[0] }
    guard last.reason == .belowTable else { return last }
    first.rate(.index(index), on: scale)
    return first
  }

  private func shareOfLimit(_ rating: SubIndex, of columns: [StandardColumn]) -> SubIndex {
    var result = rating
    result.index = nil
    if let table = columns.first?.table, let limit = table.rows.first?.concentrations.upperBound {
      result.ratio = result.value.map { $0 / table.precision.unscaled(limit) }
    }
    return result
  }
}
