/// The six pollutants that carry the index, in the order in which they are always shown.
public enum PollutantType: String, Sendable, CaseIterable {
  case pm25 = "PM2.5"
  case pm10 = "PM10"
  case no2 = "NO₂"
  case so2 = "SO₂"
  case o3 = "O₃"
  case co = "CO"

  /// The name for scripts: in JSON, in options, in templates. ASCII, lower case.
  public var code: String {
    switch self {
    case .pm25: "pm25"
    case .pm10: "pm10"
    case .no2: "no2"
    case .so2: "so2"
    case .o3: "o3"
    case .co: "co"
    }
  }

  public init?(code: String) {
    guard let match = Self.allCases.first(where: { $0.code == code.lowercased() }) else { return nil }
    self = match
  }

  public var fullName: String {
    switch self {
    case .pm25: "Fine Particulate Matter"
    case .pm10: "Coarse Particulate Matter"
    case .no2: "Nitrogen Dioxide"
    case .so2: "Sulfur Dioxide"
    case .o3: "Ground-Level Ozone"
    case .co: "Carbon Monoxide"
    }
  }

  /// Where it comes from and what it does, in two or three sentences.
  public var description: String {
    switch self {
    case .pm25:
      "Particles up to 2.5 micrometres across, from smoke, exhaust and reactions in the air. "
        + "They reach deep into the lungs and the blood, and strain heart and lungs."
    case .pm10:
      "Particles up to 10 micrometres across: road and desert dust, soot, pollen, sea salt. "
        + "They irritate eyes, nose and airways and can worsen asthma."
    case .no2:
      "A gas from engines, boilers and power plants, highest beside busy roads. "
        + "It inflames the airways and makes infections and asthma attacks more likely."
    case .so2:
      "A sharp gas from burning coal and oil, from smelters, ships and volcanoes. "
        + "It tightens the airways within minutes, first of all in people with asthma."
    case .o3:
      "A gas that sunlight makes from exhaust and solvents, highest on hot afternoons. "
        + "It irritates the lungs, most during exercise outdoors."
    case .co:
      "A gas without smell from fuel that burns with too little air. "
        + "It keeps the blood from carrying oxygen; people with heart disease feel it first."
    }
  }

  /// The name of the pollutant's picture in Apple's SF Symbols.
  public var icon: String {
    switch self {
    case .pm25: "wind"
    case .pm10: "cloud"
    case .no2: "car.fill"
    case .so2: "building.2.fill"
    case .o3: "sun.max.fill"
    case .co: "flame.fill"
    }
  }

  /// The highest value rated good, in µg/m³.
  ///
  /// The particle limits are EPA's of before May 2024. The gas limits carry the numbers that EPA states in
  /// ppb, here read as µg/m³ and so stricter than EPA's by the factors 1.88 (NO₂), 2.62 (SO₂), 1.96 (O₃)
  /// and 1.15 (CO).
  public var goodLimit: Double {
    switch self {
    case .pm25: 12
    case .pm10: 54
    case .no2: 53
    case .so2: 35
    case .o3: 54
    case .co: 4400
    }
  }

  /// The highest value rated moderate, in µg/m³. Above it the rating is unhealthy. For the source of the
  /// numbers see ``goodLimit``.
  public var moderateLimit: Double {
    switch self {
    case .pm25: 35.4
    case .pm10: 154
    case .no2: 100
    case .so2: 75
    case .o3: 70
    case .co: 9400
    }
  }

  /// The unit of every value and limit: micrograms in a cubic metre of air.
  public var unit: String { "µg/m³" }
}
