/// The air-quality service's answer for one place.
public struct AirQualityResponse: Decodable, Sendable {
  /// The running hour: its time, the index, what each pollutant adds to it, the concentrations.
  public struct Current: Decodable, Sendable {
    /// `2026-12-01T21:00`, by the place's clock.
    public let time: String
    public let usAQI: Int?
    /// The US AQI of each pollutant alone.
    public let subIndices: [PollutantType: Int]
    /// In µg/m³.
    public let concentrations: [PollutantType: Double]
  }

  /// Columns of one length: row i belongs to the hour `time[i]`.
  public struct Hourly: Decodable, Sendable {
    public let time: [String]
    public let usAQI: [Double?]
    /// In grains/m³.
    public let pollen: [PollenTaxon: [Double?]]
    /// In µg/m³.
    public let concentrations: [PollutantType: [Double?]]
  }

  /// Seconds east of UTC for every time of the answer, at present's offset. An answer that states none is in GMT,
  /// the service's own default.
  public let utcOffset: Int
  public let timeZone: String?
  /// nil when the answer has no values of the running hour.
  public let current: Current?
  public let hourly: Hourly?

  public init(from decoder: any Decoder) throws {
    let answer = try decoder.container(keyedBy: AnyKey.self)
    utcOffset = answer.whole(AnyKey("utc_offset_seconds")) ?? 0
    timeZone = answer.text(AnyKey("timezone"))
    current = try answer.decodeIfPresent(Current.self, forKey: AnyKey("current"))
    hourly = try answer.decodeIfPresent(Hourly.self, forKey: AnyKey("hourly"))
  }
}

extension AirQualityResponse.Current {
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: AnyKey.self)
    time = try values.decode(String.self, forKey: AnyKey("time"))
    usAQI = values.index(AnyKey(AirQualityResponse.index))
    subIndices = Dictionary(
      uniqueKeysWithValues: PollutantType.allCases.compactMap { type in
        values.index(AnyKey(type.subIndexVariable)).map { (type, $0) }
      })
    concentrations = Dictionary(
      uniqueKeysWithValues: PollutantType.allCases.compactMap { type in
        values.number(AnyKey(type.variable)).map { (type, $0) }
      })
  }
}

extension AirQualityResponse.Hourly {
  public init(from decoder: any Decoder) throws {
    let columns = try decoder.container(keyedBy: AnyKey.self)
    time = try columns.decode([String].self, forKey: AnyKey("time"))
    usAQI = columns.numbers(AnyKey(AirQualityResponse.index)) ?? []
    pollen = Dictionary(
      uniqueKeysWithValues: PollenTaxon.allCases.compactMap { taxon in
        columns.numbers(AnyKey(taxon.variable)).map { (taxon, $0) }
      })
    concentrations = Dictionary(
      uniqueKeysWithValues: PollutantType.allCases.compactMap { type in
        columns.numbers(AnyKey(type.variable)).map { (type, $0) }
      })
  }
}

extension AirQualityResponse {
  /// The service's name of the US AQI.
  package static let index = "us_aqi"
}

extension PollutantType {
  /// The service's name of the concentration.
  package var variable: String {
    switch self {
    case .pm25: "pm2_5"
    case .pm10: "pm10"
    case .no2: "nitrogen_dioxide"
    case .so2: "sulphur_dioxide"
    case .o3: "ozone"
    case .co: "carbon_monoxide"
    }
  }

  /// The service's name of the US AQI of this pollutant alone.
  package var subIndexVariable: String { "\(AirQualityResponse.index)_\(variable)" }
}

extension PollenTaxon {
  /// The service's name of the pollen in grains/m³.
  package var variable: String { "\(rawValue)_pollen" }
}
