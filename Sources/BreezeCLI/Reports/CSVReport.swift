import BreezeCore

/// A header and one line a place, comma-separated.
///
/// Quoting is that of RFC 4180: a field with a comma, a quote, a line break or an outer space stands in quotes, quotes
/// inside are doubled. Lines end with a line feed alone, as the tools of a shell expect. A missing value is an empty
/// field. Concentrations are in µg/m³.
struct CSVReport: Sendable {
  static let columns =
    ["name", "display_name", "latitude", "longitude", "time", "us_aqi", "status", "main_pollutant"]
    + PollutantType.allCases.map(\.code)

  let rows: [PlaceReading]

  var text: String {
    ([Self.columns] + rows.map(Self.fields)).map(Self.record).joined()
  }

  static func record(_ fields: [String]) -> String { fields.joined(separator: ",") + "\n" }

  static func fields(_ reading: PlaceReading) -> [String] {
    let air = reading.air
    let coordinate = reading.place.coordinate
    return [
      text(reading.name), text(reading.displayName), coordinate.latitude.plainText,
      coordinate.longitude.plainText, text(air?.time.iso8601), air?.airQuality.usAQI.map(String.init) ?? "",
      text(reading.status?.text), text(air?.mainPollutant?.code),
    ] + PollutantType.allCases.map { air?.airQuality.concentration(of: $0)?.plainText ?? "" }
  }

  /// A text that begins like a formula gets an apostrophe before it, which spreadsheets take as "this is text" (OWASP,
  /// "CSV Injection"). Numbers are no text: a negative latitude stays a number.
  static func text(_ text: String?, isNumber: Bool = false) -> String {
    guard let text, let first = text.first else { return "" }
    let shown = "=+-@".contains(first) && !isNumber ? "'\(text)" : text
    let isPlain = !shown.contains { "\",\r\n".contains($0) } && shown.first != " " && shown.last != " "
    return isPlain ? shown : "\"\(shown.replacing("\"", with: "\"\""))\""
  }
}
