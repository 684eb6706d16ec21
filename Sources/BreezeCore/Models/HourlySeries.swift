/// The recent hours of the six pollutants at one place, the only input of every standard.
public struct HourlySeries: Sendable, Equatable {
  /// Hourly means in µg/m³, oldest first; the last entry is the running hour. Twenty-four hours serve every
  /// standard; older ones are not looked at, and a shorter list counts as missing hours. nil is an hour
  /// without a value. A pollutant without an entry has no values. Values below 0, which are noise of the
  /// model or the instrument, enter the means as they are.
  public let concentrations: [PollutantType: [Double?]]

  public init(concentrations: [PollutantType: [Double?]]) {
    self.concentrations = concentrations
  }

  /// The last `count` hours in µg/m³, the running hour first; exactly `count` entries, nil for each hour
  /// without a value.
  public func newest(_ count: Int, of pollutant: PollutantType) -> [Double?] {
    let known = (concentrations[pollutant] ?? []).suffix(count).reversed()
    return known + [Double?](repeating: nil, count: count - known.count)
  }
}
