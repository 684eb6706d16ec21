/// Over which hours a standard averages a concentration.
package enum Averaging: Sendable {
  /// The running hour.
  case hour
  /// The highest of the last hours.
  case highestHour(of: Int, needed: Int)
  /// The mean of the last hours, of which `needed` must have a value.
  case mean(hours: Int, needed: Int)
  case nowCast

  package var text: String {
    switch self {
    case .hour: "1 hour"
    case .highestHour(let hours, _): "highest of \(hours) hours"
    case .mean(let hours, _): "\(hours)-hour mean"
    case .nowCast: "NowCast of \(NowCast.hours) hours"
    }
  }

  /// In µg/m³, neither cut nor rounded.
  package func concentration(
    of pollutant: PollutantType, in series: HourlySeries
  ) throws(UnavailableReason) -> Double {
    switch self {
    case .hour:
      return try Self.values(needed: 1, of: series.newest(1, of: pollutant))[0]
    case .highestHour(let hours, let needed):
      let values = try Self.values(needed: needed, of: series.newest(hours, of: pollutant))
      return values.reduce(values[0], max)
    case .mean(let hours, let needed):
      let values = try Self.values(needed: needed, of: series.newest(hours, of: pollutant))
      return values.reduce(0, +) / Double(values.count)
    case .nowCast:
      let hours = series.newest(NowCast.hours, of: pollutant)
      guard let nowCast = NowCast(newestFirst: hours) else {
        _ = try Self.values(needed: 1, of: hours)
        let have = hours.prefix(3).count { $0 != nil }
        throw .tooFewHours(have: have, needed: NowCast.needed, of: 3)
      }
      return nowCast.concentration
    }
  }

  /// The values that are there, one at least.
  private static func values(needed: Int, of hours: [Double?]) throws(UnavailableReason) -> [Double] {
    let values = hours.compactMap { $0 }
    guard !values.isEmpty else { throw .noValue }
    guard values.count >= needed else {
      throw .tooFewHours(have: values.count, needed: needed, of: hours.count)
    }
    return values
  }
}

extension Averaging {
  /// The means of 8 and 24 hours under the usual rule that 75 % of the hours must have a value.
  static let eightHours = Averaging.mean(hours: 8, needed: 6)
  static let day = Averaging.mean(hours: 24, needed: 18)
}
