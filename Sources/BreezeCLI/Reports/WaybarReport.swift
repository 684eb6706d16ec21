import BreezeCore

/// The object that a custom module of Waybar reads with `"return-type": "json"`.
struct WaybarReport: Sendable {
  let dashboard: Dashboard

  /// `class` is the band in lower case with dashes, or `unknown`. `percentage` is the index as a share of 500, whole,
  /// at most 100 as the module demands: the index itself, which may be higher, is the text.
  var value: JSONValue {
    let aqi = dashboard.air?.airQuality.usAQI
    return .object([
      "text": .string(aqi.map(String.init) ?? "n/a"),
      "tooltip": .string(tooltip.map(Self.markupSafe).joined(separator: "\n")),
      "class": .string(dashboard.placeReading.status.map(Self.className) ?? "unknown"),
      "percentage": JSONValue(aqi.map { min(100, Int((Double(max(0, $0)) / 5).rounded())) }),
    ])
  }

  private var tooltip: [String] {
    guard let air = dashboard.air else { return [dashboard.placeReading.displayName] }
    let index = air.airQuality.usAQI.map { aqi in "US AQI \(aqi), \(AQIStatus.from(aqi: aqi).text)" }
    let cause = air.mainPollutant.map { ", mainly \($0.rawValue)" } ?? ""
    let hours = dashboard.forecast.value?.extremes ?? []
    let concentrations = air.airQuality.readings.map { reading in
      "\(reading.type.rawValue): "
        + (reading.roundedValue.map { "\($0) \(reading.type.unit)" } ?? "no data")
    }
    return [dashboard.placeReading.displayName, index.map { $0 + cause } ?? "US AQI: no data"]
      + (hours.isEmpty ? [] : ["Next 24 h: \(hours.joined(separator: ", "))"]) + concentrations
      + ["\(Credits.airQuality), hour from \(air.time.clock)"]
      // A bar shows no standard error, and an old answer is never shown without a word.
      + StaleWording.notes(dashboard.cache)
  }

  private static func className(_ status: AQIStatus) -> String {
    status.text.lowercased().replacing(" ", with: "-")
  }

  /// Waybar reads tooltips as Pango markup, in which these three characters mean something.
  private static func markupSafe(_ text: String) -> String {
    text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
  }
}
