/// The air at one moment under one published standard.
public struct StandardAssessment: Sendable, Equatable {
  public let standard: AirStandard
  /// The overall index, the highest of the pollutants'. The level, 1 to 6, under `eu`, which assigns levels
  /// and no other number; nil under `who`, which has no index; elsewhere nil with a ``reason``.
  public package(set) var index: Int?
  /// The position of the overall band, 1 the best; nil with a ``reason``.
  public package(set) var level: Int?
  /// The overall band in the standard's words, the worst of the pollutants that are rated; nil with a
  /// ``reason``.
  public package(set) var category: String?
  /// Those that decide the overall result, in the order of ``PollutantType``. More than one on a tie, which
  /// is common where bands count as the index. Empty without an overall result, and under `china` up to
  /// index 50.
  public package(set) var mainPollutants: [PollutantType]
  /// All six, in the order of ``PollutantType``.
  public let subIndices: [SubIndex]
  /// Why there is no overall result, or no number in it; nil when nothing is missing.
  public package(set) var reason: UnavailableReason?

  package init(standard: AirStandard, subIndices: [SubIndex]) {
    self.standard = standard
    self.subIndices = subIndices
    mainPollutants = []
  }

  /// The first of ``mainPollutants``; nil when there is none.
  public var mainPollutant: PollutantType? { mainPollutants.first }

  /// nil never happens for an assessment made by ``AirStandard/assess(_:)``, which rates all six.
  public func subIndex(of pollutant: PollutantType) -> SubIndex? {
    subIndices.first { $0.pollutant == pollutant }
  }
}
