import BreezeCore

/// One pollutant at one place, for its sheet.
struct PollutantDetail: Sendable {
  let type: PollutantType
  let air: AirQualityReport
  let standard: StandardChoice
  /// By the published standard; nil under the app's own limits.
  let rating: SubIndex?

  var reading: PollutantReading {
    PollutantReading(type: type, value: air.airQuality.concentration(of: type))
  }

  var isMain: Bool { air.mainPollutant == type }

  /// Whether a band is the one that the air is in now.
  func isActive(_ band: LimitBand) -> Bool {
    switch standard {
    case .breeze: reading.status?.rawValue == band.name
    case .published: rating?.level == band.level && rating?.averaging == band.averaging
    }
  }

  /// The mean of the last 24 hours against the WHO's guideline for a day; nil except for PM2.5.
  var day: SubIndex? {
    guard type == .pm25, let series = air.series else { return nil }
    return AirStandard.who.assess(series).subIndex(of: type)
  }

  /// What a day in this air compares to; nil where ``day`` has no mean.
  var cigarettes: Cigarettes? {
    day?.concentration.map { Cigarettes(dailyMean: $0) }
  }
}
