import BreezeCore
import Foundation

/// An answer of the air-quality service with the hours of three days, of which the second is today, 2026-12-01. The
/// running hour is the one from 21:00.
struct StandardsAir {
  /// In µg/m³, the running hour first; earlier hours are null.
  var newestFirst: [PollutantType: [Double?]] = [:]
  /// What the answer says about now, in µg/m³.
  var current: [PollutantType: Double] = [:]
  var time = "2026-12-01T21:00"
  var offset = 0
  /// Of grass, in grains/m³: yesterday's hours, today's, tomorrow's.
  var grass = [0.0, 0, 0]

  /// Every one of the last 24 hours, and now, has these values.
  static func steady(_ values: [PollutantType: Double]) -> StandardsAir {
    StandardsAir(newestFirst: values.mapValues { Array(repeating: $0, count: 24) }, current: values)
  }

  private static let days = ["2026-11-30", "2026-12-01", "2026-12-02"]
  private static let running = 24 + 21

  /// Every hour's index is its place in the answer, so that it can be told which hours are shown.
  var json: String {
    let times = Self.days.flatMap { day in
      (0..<24).map { "\"\(day)T\($0 < 10 ? "0" : "")\($0):00\"" }
    }
    var columns = ["\"time\":[\(times.joined(separator: ","))]"]
    columns.append("\"us_aqi\":[\(times.indices.map(String.init).joined(separator: ","))]")
    for (type, hours) in newestFirst {
      let cells = times.indices.map { row in
        let age = Self.running - row
        return hours.indices.contains(age) ? hours[age].map { String($0) } ?? "null" : "null"
      }
      columns.append("\"\(type.variable)\":[\(cells.joined(separator: ","))]")
    }
    let grains = times.indices.map { String(grass[$0 / 24]) }
    columns.append("\"grass_pollen\":[\(grains.joined(separator: ","))]")
    let now = current.map { "\"\($0.variable)\":\($1)" } + ["\"us_aqi\":42", "\"time\":\"\(time)\""]
    return """
      {"utc_offset_seconds":\(offset),"timezone":"Europe/London",\
      "current":{\(now.joined(separator: ","))},"hourly":{\(columns.joined(separator: ","))}}
      """
  }
}
