import BreezeCore

extension HourlySeries {
  /// Every one of the last 24 hours has these values, in µg/m³.
  static func steady(_ values: [PollutantType: Double]) -> HourlySeries {
    HourlySeries(concentrations: values.mapValues { [Double?](repeating: $0, count: 24) })
  }

  /// The newest hour first, in µg/m³; the hours before those given have no value.
  static func newestFirst(_ pollutant: PollutantType, _ hours: [Double?]) -> HourlySeries {
    HourlySeries(concentrations: [pollutant: hours.reversed()])
  }
}

extension AirStandard {
  /// The rating of one pollutant that has `value`, in µg/m³, in each of the last 24 hours.
  func rating(of pollutant: PollutantType, steady value: Double) -> SubIndex? {
    assess(.steady([pollutant: value])).subIndex(of: pollutant)
  }
}
