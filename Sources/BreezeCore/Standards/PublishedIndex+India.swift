extension PublishedIndex {
  /// India's National Air Quality Index (Central Pollution Control Board, 2014): means of 24 hours with 16 of
  /// them, for ozone and CO of 8. µg/m³, CO in mg/m³. An overall result needs three pollutants, one of them
  /// PM2.5 or PM10.
  ///
  /// From "Very Poor" up the ozone rows are those of one hour: here the highest of the eight. Rows are of whole
  /// numbers (CO: tenths), to which a mean is rounded first. "Severe" has no upper end in the table, so
  /// nothing in it has a number. That 6 of 8 hours must have a value is the app's rule.
  package static let india = PublishedIndex(
    scale: BandScale(
      names: ["Good", "Satisfactory", "Moderately Polluted", "Poor", "Very Poor", "Severe"],
      ends: [50, 100, 200, 300, 400]),
    columns: [
      .pm25: [dayInIndia(to: [30: 50, 60: 100, 90: 200, 120: 300, 250: 400])],
      .pm10: [dayInIndia(to: [50: 50, 100: 100, 250: 200, 350: 300, 430: 400])],
      .no2: [dayInIndia(to: [40: 50, 80: 100, 180: 200, 280: 300, 400: 400])],
      .so2: [dayInIndia(to: [40: 50, 80: 100, 380: 200, 800: 300, 1600: 400])],
      .o3: [
        StandardColumn(
          averaging: .eightHours,
          table: whole(rows: .stepped(to: [50: 50, 100: 100, 168: 200, 208: 300]), beyond: .undefined)),
        StandardColumn(
          averaging: .highestHour(of: 8, needed: 1),
          table: whole(rows: .stepped(from: (209, 301), to: [748: 400]), beyond: .unnumbered)),
      ],
      .co: [
        StandardColumn(
          averaging: .eightHours,
          table: BreakpointTable(
            unit: .milligramsPerCubicMetre, precision: .rounded(decimals: 1),
            rows: .stepped(to: [10: 50, 20: 100, 100: 200, 170: 300, 340: 400]), beyond: .unnumbered))
      ],
    ],
    pollutantsNeeded: 3, needsParticles: true)

  private static func dayInIndia(to ends: KeyValuePairs<Int, Int>) -> StandardColumn {
    StandardColumn(
      averaging: .mean(hours: 24, needed: 16),
      table: whole(rows: .stepped(to: ends), beyond: .unnumbered))
  }

  private static func whole(rows: [Breakpoint], beyond: BreakpointTable.Beyond) -> BreakpointTable {
    BreakpointTable(
      unit: .microgramsPerCubicMetre, precision: .rounded(decimals: 0), rows: rows, beyond: beyond)
  }
}
