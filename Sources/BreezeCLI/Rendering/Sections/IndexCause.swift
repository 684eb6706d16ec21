import BreezeCore

/// Why the index may stand beside a reading that does not fit it.
struct IndexCause {
  let air: AirQualityReport

  /// Empty when the two agree, or when what the index looks back at does not explain it.
  ///
  /// Gas limits are stricter here than those of the index, so a gas rated worse than its index shows no more than
  /// that; a gas rated better, and particles either way, do disagree.
  func lines(_ layout: Layout) -> [StyledText] {
    guard let main = air.mainPollutant, main.indexHours > 1, let index = air.subIndices[main],
      let value = air.airQuality.concentration(of: main),
      let amount = layout.gasUnit.amount(value, of: main)
    else { return [] }
    let rating = PollutantStatus(value: value, of: main)
    let levels = PollutantStatus.allCases
    guard let now = levels.firstIndex(of: rating),
      let then = levels.firstIndex(of: PollutantStatus(index: index)),
      then > now || then < now && main.isParticles
    else { return [] }
    let text =
      "\(main.rawValue) is at \(amount.text) now, rated \(rating.rawValue): "
      + "the index looks at its \(main.indexAveraging)."
    return Paragraph(text, style: .faint).lines(width: layout.width)
  }
}

extension PollutantStatus {
  /// What the rating of a pollutant with this US AQI would be: EPA's Good, Moderate, and all above.
  init(index: Int) {
    self = index <= 50 ? .good : index <= 100 ? .moderate : .unhealthy
  }
}

extension PollutantType {
  var isParticles: Bool { self == .pm25 || self == .pm10 }

  /// The hours that the US AQI is built on.
  var indexAveraging: String {
    indexHours == 1 ? "running hour" : "\(indexHours)-hour mean"
  }
}
