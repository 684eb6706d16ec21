/// What became of an optional section.
public enum SectionOutcome<Value: Sendable & Equatable>: Sendable, Equatable {
  case loaded(Value)
  case notAsked
  /// There is none for this place, which is no fault of anybody's.
  case absent(SectionAbsence)
  case failed(ServiceError)

  /// nil unless loaded.
  public var value: Value? {
    if case .loaded(let value) = self { value } else { nil }
  }
}
