extension WeatherRequest {
  /// The answer for all elements: an object for one, an array for several, and nothing at all for none.
  /// `grid` finds the cell that an element is answered with; `blocks` makes the members that come after the envelope.
  func text(
    grid: (Element) -> (latitude: Float, longitude: Float),
    blocks: (Element) throws(StubRefusal) -> [(String, String)]
  ) throws(StubRefusal) -> String {
    var texts: [String] = []
    for element in elements {
      texts.append(WireJSON.object(element.envelope(cell: grid(element)) + (try blocks(element))))
    }
    return texts.count > 1 ? WireJSON.array(texts) : texts.first ?? ""
  }
}

extension WeatherRequest.Element {
  /// The members that every answer begins with. No elevation at the poles and at 180 degrees.
  fileprivate func envelope(cell: (latitude: Float, longitude: Float)) -> [(String, String)] {
    var members = [
      ("latitude", WireJSON.float(cell.latitude)), ("longitude", WireJSON.float(cell.longitude)),
      ("generationtime_ms", "0.4602670669555664"), ("utc_offset_seconds", "\(zone.offset)"),
      ("timezone", WireJSON.string(zone.name)),
      ("timezone_abbreviation", WireJSON.string(zone.abbreviation)),
    ]
    if abs(latitude) < 90, longitude < 180 {
      let near = StubPlace.near(latitude: latitude, longitude: longitude)
      members.append(("elevation", "\(near?.elevation ?? 0)"))
    }
    if identifier > 0 { members.append(("location_id", "\(identifier)")) }
    return members
  }
}
