extension PublishedIndex {
  package func assessment(of series: HourlySeries, under standard: AirStandard) -> StandardAssessment {
    let ratings = PollutantType.allCases.map { subIndex(of: $0, in: series) }
    var result = StandardAssessment(standard: standard, subIndices: ratings)
    guard let worst = Self.worst(of: ratings) else {
      result.reason = .nothingRated
      return result
    }
    if let shortage = shortage(in: ratings) {
      result.reason = shortage
      return result
    }
    result.index = worst.index
    result.level = worst.level
    result.category = worst.band
    result.reason = worst.reason
    result.mainPollutants = mainPollutants(of: ratings, worst: worst)
    return result
  }

  /// What the standard misses before it gives an overall result; nil when it has enough.
  private func shortage(in ratings: [SubIndex]) -> UnavailableReason? {
    let rated = ratings.filter { $0.level != nil }.map(\.pollutant)
    if rated.count < pollutantsNeeded {
      return .tooFewPollutants(have: rated.count, needed: pollutantsNeeded)
    }
    if needsParticles, !rated.contains(.pm25), !rated.contains(.pm10) {
      return .noParticles
    }
    return nil
  }

  private func mainPollutants(of ratings: [SubIndex], worst: SubIndex) -> [PollutantType] {
    if let mainPollutantAbove, worst.index ?? .max <= mainPollutantAbove { return [] }
    return ratings.filter { $0.level != nil && !$0.isBetter(than: worst) }.map(\.pollutant)
  }
}
