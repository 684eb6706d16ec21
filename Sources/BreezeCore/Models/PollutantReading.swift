/// One pollutant's concentration at one moment, with its rating.
public struct PollutantReading: Sendable, Equatable {
  public let type: PollutantType
  /// In µg/m³; nil when the service gave none.
  public let value: Double?

  public init(type: PollutantType, value: Double?) {
    self.type = type
    self.value = value
  }

  /// nil when there is no value to rate.
  public var status: PollutantStatus? {
    value.map { PollutantStatus(value: $0, of: type) }
  }

  /// The value to the nearest whole µg/m³, halves away from zero; nil when there is none or when it is
  /// beyond what an `Int` holds.
  public var roundedValue: Int? {
    value.flatMap { Int(exactly: $0.rounded()) }
  }
}
