import Foundation

extension AirQualityResponse {
  /// The concentrations of the 24 hours that end with the one `now` lies in. An hour that the answer does not have
  /// is an hour without a value.
  ///
  /// In zones off the full hour the rows stand on full hours and the running time between them, so a row is found by
  /// the hour that it covers.
  package func series(endingWith now: LocalTime) -> HourlySeries {
    let rows = rowsByInstant
    let running = rows.keys.filter { $0 <= now.instant && now.instant < $0.addingTimeInterval(3600) }.max()
    guard let hourly, let running else { return HourlySeries(concentrations: [:]) }
    let slots = stride(from: 23, through: 0, by: -1).map { age in
      rows[running.addingTimeInterval(Double(-3600 * age))]
    }
    return HourlySeries(
      concentrations: hourly.concentrations.mapValues { column in
        slots.map { row in row.flatMap { column.indices.contains($0) ? column[$0] : nil } }
      })
  }

  /// The first row of each hour whose time can be read.
  private var rowsByInstant: [Date: Int] {
    let rows = (hourly?.time ?? []).enumerated().compactMap { row, stamp in
      LocalTime(stamp: stamp, offset: utcOffset).map { ($0.instant, row) }
    }
    return Dictionary(rows) { first, _ in first }
  }
}
