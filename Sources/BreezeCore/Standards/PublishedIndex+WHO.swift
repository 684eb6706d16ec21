extension PublishedIndex {
  /// The short-term levels of the WHO global air quality guidelines (2021): means of 24 hours, for ozone of 8.
  /// CO is in mg/m³.
  ///
  /// A guideline is not an index: the result is the share of the level and whether it is met, which a mean
  /// equal to it is. WHO's levels are 99th percentiles, so 3 to 4 days a year may exceed them. That 75 % of
  /// the hours must have a value is the app's rule.
  package static let who = PublishedIndex(
    scale: BandScale(names: ["Meets the guideline", "Exceeds the guideline"], ends: [1]),
    columns: [
      .pm25: [guideline(15)],
      .pm10: [guideline(45)],
      .no2: [guideline(25)],
      .so2: [guideline(40)],
      .o3: [guideline(100, over: .eightHours)],
      .co: [guideline(4, unit: .milligramsPerCubicMetre)],
    ],
    isGuideline: true)

  private static func guideline(
    _ level: Int, unit: ConcentrationUnit = .microgramsPerCubicMetre, over averaging: Averaging = .day
  ) -> StandardColumn {
    StandardColumn(
      averaging: averaging,
      table: BreakpointTable(
        unit: unit, precision: .asIs, rows: .levels(to: [level], scale: Precision.asIs.scale),
        beyond: .fixed(2)))
  }
}
