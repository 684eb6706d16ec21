extension PublishedIndex {
  /// The US Air Quality Index: EPA-454/B-24-002 (May 2024), table 6 with the upper ends of its footnote 4;
  /// in force since 6 May 2024.
  ///
  /// The document defines the index of a day. For the running hour the particles have EPA's NowCast; NO₂ and
  /// SO₂ stand for the hour itself, ozone and CO for the last eight hours, the 1-hour ozone for the highest
  /// of them. Concentrations are cut, never rounded; the index is rounded, halves up, and goes on above 500.
  ///
  /// Ozone has the higher of its two columns; SO₂ above 304 ppb in the hour is 200 until the 24-hour mean
  /// reaches 305 ppb.
  package static let usEPA = PublishedIndex(
    scale: BandScale(
      names: [
        "Good", "Moderate", "Unhealthy for Sensitive Groups", "Unhealthy", "Very Unhealthy", "Hazardous",
      ],
      ends: [50, 100, 150, 200, 300]),
    columns: [
      .pm25: [StandardColumn(averaging: .nowCast, table: USEPATables.pm25)],
      .pm10: [StandardColumn(averaging: .nowCast, table: USEPATables.pm10)],
      .no2: [StandardColumn(averaging: .hour, table: USEPATables.nitrogenDioxide)],
      .so2: [
        StandardColumn(averaging: .hour, table: USEPATables.sulphurDioxideHour),
        StandardColumn(averaging: .day, table: USEPATables.sulphurDioxideDay),
      ],
      .o3: [
        StandardColumn(averaging: .eightHours, table: USEPATables.ozoneEightHours),
        StandardColumn(averaging: .highestHour(of: 8, needed: 1), table: USEPATables.ozoneHour),
      ],
      .co: [StandardColumn(averaging: .eightHours, table: USEPATables.carbonMonoxide)],
    ])
}
