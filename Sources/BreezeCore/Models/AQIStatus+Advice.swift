/// What a band means and what to do about it. The advice follows EPA-454/B-24-002, tables 4 and 5, and
/// EPA's guides for particle pollution and smoke; the words are this project's. It is no medical advice.
extension AQIStatus {
  /// One sentence for everybody.
  public var description: String {
    switch self {
    case .excellent: "The air is as clean as it gets."
    case .good: "The air is clean enough for everyone."
    case .moderate: "The air is fine for nearly everyone."
    case .slightlyHigh: "Acceptable for most; unusually sensitive people may notice it."
    case .unhealthyForSensitiveGroups:
      "Children, older adults and people with heart or lung disease may feel it."
    case .unhealthy: "Everyone may begin to feel it, sensitive groups more strongly."
    case .veryUnhealthy: "A health alert: everyone is at greater risk."
    case .hazardous: "An emergency: everyone is likely to be affected."
    }
  }

  /// Two to four things to do, the most useful first.
  public var tips: [String] {
    switch self {
    case .excellent:
      [
        "Open the windows and let the rooms breathe.",
        "Train, play and work outdoors as hard as you like.",
      ]
    case .good:
      [
        "Keep your plans: no one needs to hold back outdoors.",
        "Air your home while it lasts.",
      ]
    case .moderate:
      [
        "Go out as usual; pick quiet streets for a run.",
        "If you react strongly to pollution, take it a little easier and watch for coughing.",
        "Asthma: keep your reliever within reach.",
      ]
    case .slightlyHigh:
      [
        "Most people can carry on as usual.",
        "If you are unusually sensitive, make long or hard efforts shorter.",
        "Coughing or short of breath? Slow down or go in.",
        "Exercise away from heavy traffic.",
      ]
    case .unhealthyForSensitiveGroups:
      [
        "Children, older adults, heart or lung disease: shorter, easier, more breaks.",
        "Asthma: follow your plan and carry your reliever.",
        "Heart disease: for palpitations or odd tiredness call your doctor.",
        "Everyone else: carry on, but watch for symptoms.",
      ]
    case .unhealthy:
      [
        "Children, older adults, heart or lung disease: move activity indoors or to another day.",
        "Everyone: cut long or hard efforts short and rest more often.",
        "Keep the windows shut while it lasts; run an air cleaner if you have one.",
        "Out in smoke for long: a well-fitting N95 or FFP2 mask helps.",
      ]
    case .veryUnhealthy:
      [
        "Children, older adults, heart or lung disease: no physical activity outdoors.",
        "Everyone: avoid long or hard efforts outside.",
        "Shut the windows, set ventilation to recirculate; no candles, no frying.",
        "Hot and no cooling? Find a cool public place rather than sealing yourself in.",
      ]
    case .hazardous:
      [
        "Everyone: stay in, keep activity light and avoid any effort outdoors.",
        "Rest in the cleanest room with the filter on high.",
        "If you must go out, keep it short and wear a fitted N95 or FFP2 mask.",
        "Chest pain or hard to breathe: call emergency services. Follow local instructions.",
      ]
    }
  }
}
