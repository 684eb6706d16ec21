/// One averaging of one pollutant under a standard, with its limits.
package struct StandardColumn: Sendable {
  package let averaging: Averaging
  package let table: BreakpointTable
  /// What a reader should know about the averaging, added to its text.
  package var remark: String?

  package var averagingText: String {
    remark.map { "\(averaging.text) (\($0))" } ?? averaging.text
  }

  package func subIndex(
    of pollutant: PollutantType, in series: HourlySeries, on scale: BandScale
  ) -> SubIndex {
    var result = SubIndex(pollutant: pollutant, averaging: averagingText, unit: table.unit.text)
    do throws(UnavailableReason) {
      let concentration = try averaging.concentration(of: pollutant, in: series)
      guard let own = table.unit.value(ofMicrograms: concentration, of: pollutant),
        let steps = table.precision.scaled(own)
      else { throw .impossibleValue }
      result.concentration = concentration
      result.value = table.precision.unscaled(steps)
      result.rate(table.verdict(at: steps), on: scale)
    } catch {
      result.reason = error
    }
    return result
  }
}

extension SubIndex {
  package mutating func rate(_ verdict: BreakpointTable.Verdict, on scale: BandScale) {
    switch verdict {
    case .index(let number):
      index = number
      level = scale.level(of: number)
      reason = nil
    case .unavailable(.unnumbered):
      level = scale.names.count
      reason = .unnumbered
    case .unavailable(let why):
      reason = why
    }
    band = level.map(scale.name)
  }
}
