import BreezeCore
import Foundation

/// Gauges in the text exposition format of Prometheus, version 0.0.4, as the textfile collector of node_exporter reads
/// them. A value that is missing has no sample, and a gauge without samples is left out.
struct PrometheusReport: Sendable {
  let dashboard: Dashboard

  var text: String { gauges.map(\.text).joined() }

  private var gauges: [Metric] { air + pollen }

  private var air: [Metric] {
    guard let air = dashboard.air else { return [] }
    let shown = dashboard.sections
    let concentrations = air.airQuality.readings.compactMap { reading in
      reading.value.map { sample(("pollutant", reading.type.code), $0) }
    }
    return [
      Metric(
        name: "breeze_us_aqi", help: "US AQI of the running hour, open above 500.",
        samples: shown.contains(.aqi) ? air.airQuality.usAQI.map { [sample(nil, Double($0))] } ?? [] : []),
      Metric(
        name: "breeze_pollutant_micrograms_per_cubic_metre", help: "Concentration of the running hour.",
        samples: shown.contains(.pollutants) ? concentrations : []),
      Metric(
        name: "breeze_reading_timestamp_seconds",
        help: "Start of the hour that index and concentrations belong to, Unix time.",
        samples: shown.isDisjoint(with: [.aqi, .pollutants])
          ? [] : [sample(nil, air.time.instant.timeIntervalSince1970)]),
    ]
  }

  private var pollen: [Metric] {
    let items = dashboard.pollen.value?.items ?? []
    return [
      Metric(
        name: "breeze_pollen_level", help: "Pollen of today from 0 (none) to 5 (very high).",
        samples: items.compactMap { item in item.value.map { sample(("item", item.id), Double($0)) } }),
      Metric(
        name: "breeze_pollen_grains_per_cubic_metre", help: "Pollen of today, mean of the day to a tenth.",
        samples: items.compactMap { item in
          item.grainsPerCubicMetre.map { sample(("item", item.id), ($0 * 10).rounded() / 10) }
        }),
    ]
  }

  private func sample(_ label: (name: String, value: String)?, _ value: Double) -> Sample {
    Sample(labels: [("place", dashboard.placeReading.displayName)] + (label.map { [$0] } ?? []), value: value)
  }
}

/// One gauge and its samples.
private struct Metric {
  let name: String
  let help: String
  let samples: [Sample]

  var text: String {
    if samples.isEmpty { return "" }
    let head = "# HELP \(name) \(help)\n# TYPE \(name) gauge\n"
    return head + samples.map { "\(name){\($0.labelText)} \($0.value.plainText)\n" }.joined()
  }
}

private struct Sample {
  let labels: [(name: String, value: String)]
  let value: Double

  /// Backslashes, quotes and line breaks are escaped, as the format demands of label values.
  var labelText: String {
    labels.map { label in
      let escaped = label.value.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
        .replacing("\n", with: "\\n")
      return "\(label.name)=\"\(escaped)\""
    }.joined(separator: ",")
  }
}
