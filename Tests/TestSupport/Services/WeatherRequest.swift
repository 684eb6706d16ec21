import Foundation

/// The places and dates of a request to the air quality or the archive service, expanded as these services do it: one
/// element of the answer for each.
struct WeatherRequest {
  struct Element {
    let latitude: Double
    let longitude: Double
    let zone: StubZone
    /// Written only when it is not zero.
    let identifier: Int
    /// nil asks for the default period.
    let days: ClosedRange<StubDay>?
  }

  let elements: [Element]

  init(_ query: StubQuery, allowed: ClosedRange<StubDay>, now: Date) throws(StubRefusal) {
    let latitudes = try Self.degrees(query, "latitude", "Latitude", limit: 90)
    let longitudes = try Self.degrees(query, "longitude", "Longitude", limit: 180)
    guard latitudes.count == longitudes.count else { throw Self.counts("'latitude' and 'longitude'") }
    let spans = try Self.spans(query, allowed: allowed)
    let zones = try Self.zones(query, latitudes, longitudes, now: now)
    let places = latitudes.count
    guard spans.count <= 1 || places <= 1 || spans.count == places else {
      throw Self.counts("'start_date' and 'end_date'", suffix: " as coordinates")
    }
    guard places > 0 else {
      elements = []
      return
    }
    let total = max(places, spans.count)
    guard total <= 1000 else { throw .openMeteo("Only up to 1000 locations can be requested at once") }
    elements = (0..<total).map { index in
      let place = places == 1 ? 0 : index
      return Element(
        latitude: latitudes[place], longitude: longitudes[place], zone: zones[place], identifier: place,
        days: spans.isEmpty ? nil : spans[spans.count == 1 ? 0 : index])
    }
  }

  private static func counts(_ names: String, suffix: String = "") -> StubRefusal {
    .openMeteo("Parameter \(names) must have the same number of elements\(suffix)")
  }

  private static func degrees(
    _ query: StubQuery, _ name: String, _ title: String, limit: Double
  ) throws(StubRefusal) -> [Double] {
    var result: [Double] = []
    for text in query.list(name) {
      guard let number = StubQuery.decimal(text) else { throw .notADecimal(text, name) }
      guard (-limit...limit).contains(number) else {
        let range = "-\(Int(limit)) to \(Int(limit))°"
        throw .openMeteo("\(title) must be in range of \(range). Given: \(Float(number)).")
      }
      result.append(number)
    }
    return result
  }

  private static func zones(
    _ query: StubQuery, _ latitudes: [Double], _ longitudes: [Double], now: Date
  ) throws(StubRefusal) -> [StubZone] {
    let names = query["timezone"] == nil ? ["GMT"] : query.list("timezone")
    guard names.count == 1 || names.count == latitudes.count else {
      throw counts("'timezone'", suffix: " as coordinates")
    }
    var result: [StubZone] = []
    for (index, (latitude, longitude)) in zip(latitudes, longitudes).enumerated() {
      let name = names[names.count == 1 ? 0 : index]
      if name == "auto" {
        result.append(StubZone(latitude: latitude, longitude: longitude, now: now))
      } else if let zone = StubZone(name: name, now: now) {
        result.append(zone)
      } else {
        throw .openMeteo("Invalid timezone")
      }
    }
    return result
  }

  private static func spans(
    _ query: StubQuery, allowed: ClosedRange<StubDay>
  ) throws(StubRefusal) -> [ClosedRange<StubDay>] {
    let starts = try days(query, "start_date", allowed: allowed)
    let ends = try days(query, "end_date", allowed: allowed)
    guard starts.count == ends.count else { throw counts("'start_date' and 'end_date'") }
    var result: [ClosedRange<StubDay>] = []
    for (start, end) in zip(starts, ends) {
      guard start <= end else { throw .openMeteo("End-date must be larger or equals than start-date") }
      result.append(start...end)
    }
    return result
  }

  private static func days(
    _ query: StubQuery, _ name: String, allowed: ClosedRange<StubDay>
  ) throws(StubRefusal) -> [StubDay] {
    var result: [StubDay] = []
    for text in query.list(name) {
      guard text.count == 10 else {
        throw .openMeteo("Invalid date format. Make sure to use 'YYYY-MM-DD'")
      }
      guard let day = StubDay(text) else { throw .openMeteo("Invalid date") }
      guard allowed.contains(day) else {
        let range = "\(allowed.lowerBound.text) to \(allowed.upperBound.text)"
        throw .openMeteo("Parameter '\(name)' is out of allowed range from \(range)")
      }
      result.append(day)
    }
    return result
  }
}
