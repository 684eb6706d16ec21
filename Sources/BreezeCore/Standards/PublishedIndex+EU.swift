extension PublishedIndex {
  /// The European Air Quality Index of the European Environment Agency as revised in 2024 (ETC HE Report
  /// 2024/17): six levels, all from the running hour, in µg/m³. It does not rate CO.
  ///
  /// The agency assigns levels and no other number; the level stands as the index here. It prints whole-number
  /// bands and no rule for what lies between: a value is compared as it is, and a bound belongs to the better
  /// level.
  package static let eu = PublishedIndex(
    scale: BandScale(
      names: ["Good", "Fair", "Moderate", "Poor", "Very poor", "Extremely poor"], ends: [1, 2, 3, 4, 5]),
    columns: [
      .pm25: [euHour(to: [5, 15, 50, 90, 140])],
      .pm10: [euHour(to: [15, 45, 120, 195, 270])],
      .no2: [euHour(to: [10, 25, 60, 100, 150])],
      .so2: [euHour(to: [20, 40, 125, 190, 275])],
      .o3: [euHour(to: [60, 100, 120, 160, 180])],
    ])

  private static func euHour(to ends: [Int]) -> StandardColumn {
    StandardColumn(
      averaging: .hour,
      table: BreakpointTable(
        unit: .microgramsPerCubicMetre, precision: .asIs,
        rows: .levels(to: ends, scale: Precision.asIs.scale), beyond: .fixed(6)))
  }
}
