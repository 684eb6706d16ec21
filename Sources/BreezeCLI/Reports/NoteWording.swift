import BreezeCore

/// The words for what a place has not.
enum NoteWording {
  static func code(_ absence: SectionAbsence) -> String {
    switch absence {
    case .noPollenKey: "no_key"
    case .notCovered: "not_covered"
    case .noForecast: "no_data"
    }
  }

  static func text(_ absence: SectionAbsence) -> String {
    switch absence {
    case .noPollenKey:
      "No pollen data outside Europe without a Google Pollen key: set GOOGLE_POLLEN_API_KEY."
    case .notCovered: "Google Pollen does not cover this place."
    case .noForecast: "The air-quality service has no forecast for this place."
    }
  }

  /// For `--fail-above`.
  static func unknownIndex(limit: Int) -> String {
    "The US AQI of this hour is unknown, so nobody can tell whether it is above \(limit)."
  }
}
