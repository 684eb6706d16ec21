/// Why a place has no such section.
public enum SectionAbsence: Sendable, Equatable {
  /// Outside Europe pollen needs a Google Pollen key.
  case noPollenKey
  /// Google has no pollen data for the place.
  case notCovered
  /// The answer holds no value for the hours to come.
  case noForecast
}
