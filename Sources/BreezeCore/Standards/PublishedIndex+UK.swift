extension PublishedIndex {
  /// The UK's Daily Air Quality Index as in force since April 2013 (Defra): 1 to 10 in four bands, in µg/m³
  /// rounded to a whole number, with 75 % of the hours. It does not rate CO.
  ///
  /// The index asks for the 15-minute mean of SO₂. Only hours are known here, which understate it.
  package static let uk = PublishedIndex(
    scale: BandScale(names: ["Low", "Moderate", "High", "Very High"], ends: [3, 6, 9]),
    columns: [
      .pm25: [column(.day, to: [11, 23, 35, 41, 47, 53, 58, 64, 70])],
      .pm10: [column(.day, to: [16, 33, 50, 58, 66, 75, 83, 91, 100])],
      .no2: [column(.hour, to: [67, 134, 200, 267, 334, 400, 467, 534, 600])],
      .so2: [
        column(
          .hour, to: [88, 177, 266, 354, 443, 532, 710, 887, 1064],
          remark: "the standard asks for 15 minutes")
      ],
      .o3: [column(.eightHours, to: [33, 66, 100, 120, 140, 160, 187, 213, 240])],
    ])

  private static func column(
    _ averaging: Averaging, to ends: [Int], remark: String? = nil
  ) -> StandardColumn {
    StandardColumn(
      averaging: averaging,
      table: BreakpointTable(
        unit: .microgramsPerCubicMetre, precision: .rounded(decimals: 0),
        rows: .levels(to: ends, gap: 1), beyond: .fixed(10)),
      remark: remark)
  }
}
