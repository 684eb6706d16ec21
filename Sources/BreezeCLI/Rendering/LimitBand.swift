import BreezeCore

/// One band of one pollutant, whichever limits it is from.
struct LimitBand: Sendable, Equatable {
  let name: String
  /// The position among the bands, 1 the best.
  let level: Int
  let color: ThemeColor
  /// In ``unit``.
  let lower: Double
  /// False when ``lower`` itself still belongs to the band before.
  let includesLower: Bool
  /// nil when the band has no end.
  let upper: Double?
  let unit: String
  /// The hours that count.
  let averaging: String

  /// `9.1–35.4`, `over 5–15`, `over 140`, `225.5 and up`.
  func range(_ glyphs: Glyphs) -> String {
    let start = (includesLower ? "" : "over ") + ShortNumber.text(lower)
    guard let upper else { return includesLower ? "\(start) and up" : start }
    return start + glyphs.dash + ShortNumber.text(upper)
  }
}

extension LimitBand {
  init(_ band: StandardBand, under standard: AirStandard) {
    self.init(
      name: band.name, level: band.level, color: standard.color(level: band.level), lower: band.lower,
      includesLower: band.includesLower, upper: band.upper, unit: band.unit, averaging: band.averaging)
  }

  /// The app's own three. They rate the value of the running hour.
  static func own(of pollutant: PollutantType) -> [LimitBand] {
    let limits = [0, pollutant.goodLimit, pollutant.moderateLimit]
    return PollutantStatus.allCases.enumerated().map { position, status in
      LimitBand(
        name: status.rawValue, level: position + 1, color: status.color, lower: limits[position],
        includesLower: position == 0, upper: limits.dropFirst(position + 1).first, unit: pollutant.unit,
        averaging: "1 hour")
    }
  }
}

extension [LimitBand] {
  /// The bands of each averaging, in order.
  var byAveraging: [[LimitBand]] {
    reduce(into: []) { groups, band in
      if groups.last?.first?.averaging == band.averaging {
        groups[groups.count - 1].append(band)
      } else {
        groups.append([band])
      }
    }
  }
}
