import BreezeCore

/// The limits to rate by: the app's own, or a published standard.
enum StandardChoice: Sendable, Hashable {
  case breeze
  case published(AirStandard)

  static let all = [StandardChoice.breeze] + AirStandard.allCases.map(StandardChoice.published)

  init?(code: String) {
    guard let match = Self.all.first(where: { $0.code == code.lowercased() }) else { return nil }
    self = match
  }

  /// The name for scripts.
  var code: String {
    switch self {
    case .breeze: "breeze"
    case .published(let standard): standard.code
    }
  }

  /// The name for people, with the edition.
  var title: String {
    switch self {
    case .breeze: "breeze's own limits"
    case .published(let standard): standard.title
    }
  }

  /// nil for the app's own limits.
  var published: AirStandard? {
    if case .published(let standard) = self { standard } else { nil }
  }

  /// The bands of one pollutant, the best first, one averaging after the other; empty when the standard does not rate
  /// it.
  func bands(for pollutant: PollutantType) -> [LimitBand] {
    switch self {
    case .breeze: LimitBand.own(of: pollutant)
    case .published(let standard): standard.bands(for: pollutant).map { LimitBand($0, under: standard) }
    }
  }
}
