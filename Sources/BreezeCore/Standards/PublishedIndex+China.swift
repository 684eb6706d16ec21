extension PublishedIndex {
  /// China's index for real-time reports, HJ 633-2026, in force since 2026-03-01 with GB 3095-2026: hourly
  /// means, particles by the 24-hour column; ozone has the higher of its hour and its 8-hour mean. µg/m³, CO
  /// in mg/m³. The index is rounded up; the primary pollutant is named above 50.
  ///
  /// SO₂ above 800 µg/m³ counts as 200, and ozone above 800 µg/m³ over 8 hours as 300. The other columns end at
  /// 500, above which nothing has a number. That 6 of 8 hours must have a value is the app's rule.
  package static let china = PublishedIndex(
    scale: BandScale(
      names: [
        "Excellent", "Good", "Lightly Polluted", "Moderately Polluted", "Heavily Polluted",
        "Severely Polluted",
      ],
      ends: [50, 100, 150, 200, 300]),
    columns: [
      .pm25: [hour(to: [35: 50, 60: 100, 115: 150, 150: 200, 250: 300, 350: 400, 500: 500])],
      .pm10: [hour(to: [50: 50, 120: 100, 250: 150, 350: 200, 420: 300, 500: 400, 600: 500])],
      .no2: [hour(to: [100: 50, 200: 100, 700: 150, 1200: 200, 2340: 300, 3090: 400, 3840: 500])],
      .so2: [hour(to: [150: 50, 500: 100, 650: 150, 800: 200], beyond: .fixed(200))],
      .o3: [
        hour(to: [160: 50, 200: 100, 300: 150, 400: 200, 800: 300, 1000: 400, 1200: 500]),
        StandardColumn(
          averaging: .eightHours,
          table: table(to: [100: 50, 160: 100, 215: 150, 265: 200, 800: 300], beyond: .fixed(300))),
      ],
      .co: [
        StandardColumn(
          averaging: .hour,
          table: table(
            to: [5: 50, 10: 100, 35: 150, 60: 200, 90: 300, 120: 400, 150: 500], beyond: .unnumbered,
            unit: .milligramsPerCubicMetre))
      ],
    ],
    mainPollutantAbove: 50)

  private static func hour(
    to ends: KeyValuePairs<Int, Int>, beyond: BreakpointTable.Beyond = .unnumbered
  ) -> StandardColumn {
    StandardColumn(averaging: .hour, table: table(to: ends, beyond: beyond))
  }

  private static func table(
    to ends: KeyValuePairs<Int, Int>, beyond: BreakpointTable.Beyond,
    unit: ConcentrationUnit = .microgramsPerCubicMetre
  ) -> BreakpointTable {
    BreakpointTable(
      unit: unit, precision: .asIs, rows: .touching(to: ends, scale: Precision.asIs.scale), beyond: beyond,
      rounding: .up)
  }
}
