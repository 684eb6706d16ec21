/// The air at one moment: the index and the six concentrations. Every member is nil where the service gave
/// no value.
public struct AirQuality: Sendable, Equatable {
  /// The US AQI as served: 0 and up, above 500 too. It is built on means of up to 24 hours, so it may
  /// disagree with the momentary concentrations beside it.
  public let usAQI: Int?
  /// PM2.5 in µg/m³.
  public let pm25: Double?
  /// PM10 in µg/m³.
  public let pm10: Double?
  /// CO in µg/m³.
  public let carbonMonoxide: Double?
  /// NO₂ in µg/m³.
  public let nitrogenDioxide: Double?
  /// SO₂ in µg/m³.
  public let sulphurDioxide: Double?
  /// O₃ in µg/m³.
  public let ozone: Double?

  public init(
    usAQI: Int? = nil, pm25: Double? = nil, pm10: Double? = nil, carbonMonoxide: Double? = nil,
    nitrogenDioxide: Double? = nil, sulphurDioxide: Double? = nil, ozone: Double? = nil
  ) {
    self.usAQI = usAQI
    self.pm25 = pm25
    self.pm10 = pm10
    self.carbonMonoxide = carbonMonoxide
    self.nitrogenDioxide = nitrogenDioxide
    self.sulphurDioxide = sulphurDioxide
    self.ozone = ozone
  }

  /// The band of the index; nil without an index.
  public var status: AQIStatus? { usAQI.map(AQIStatus.from) }

  /// The six readings in the order of ``PollutantType``, those without a value included.
  public var readings: [PollutantReading] {
    PollutantType.allCases.map { PollutantReading(type: $0, value: concentration(of: $0)) }
  }

  /// In µg/m³; nil when the service gave none.
  public func concentration(of type: PollutantType) -> Double? {
    switch type {
    case .pm25: pm25
    case .pm10: pm10
    case .no2: nitrogenDioxide
    case .so2: sulphurDioxide
    case .o3: ozone
    case .co: carbonMonoxide
    }
  }
}
