/// What became of an optional section.
public enum SectionOutcome<Value: Sendable & Equatable>: Sendable, Equatable {
  case loaded(Value)
  case notAsked
  /// There is none for this place, which is no fault of anybody's.
  case absent(Absence)
  case failed(ServiceError)

  public enum Absence: Sendable, Equatable {
    /// Outside Europe pollen needs a Google Pollen key.
    case noPollenKey
    /// Google has no pollen data for the place.
    case notCovered
    /// The answer holds no value for the hours to come.
    case noForecast
  }

  /// nil unless loaded.
  public var value: Value? {
    if case .loaded(let value) = self { value } else { nil }
  }
}
