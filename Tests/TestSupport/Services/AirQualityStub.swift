import Foundation

/// `GET /v1/air-quality`.
struct AirQualityStub {
  let options: StubOptions

  private static let parameters = [
    "latitude", "longitude", "current", "hourly", "timezone", "start_date", "end_date", "forecast_days",
    "past_days", "forecast_hours", "past_hours", "domains", "cell_selection",
  ]

  func answer(_ request: LoggedRequest) throws(StubRefusal) -> String {
    let query = try StubQuery(openMeteo: request, allowed: Self.parameters, key: options.openMeteoKey)
    let domain = try query.choice("domains", ["auto", "cams_global", "cams_europe"], type: "CamsDomain")
    _ = try query.choice("cell_selection", ["land", "sea", "nearest"], type: "GridSelectionMode")
    let current = try Self.variables(query, "current")
    let hourly = try Self.variables(query, "hourly")
    let period = try AirQualityPeriod(query, now: options.now)
    let first = StubDay(year: 2013, month: 1, day: 1)
    let weather = try WeatherRequest(
      query, allowed: first...(StubDay(options.now) + 6), now: options.now)
    return try weather.text(grid: Self.grid) { element throws(StubRefusal) in
      let inEurope = ServiceStub.isInEurope(latitude: element.latitude, longitude: element.longitude)
      guard domain != "cams_europe" || inEurope else {
        throw .openMeteo("No data is available for this location")
      }
      let europe = inEurope && domain != "cams_global"
      var blocks = current.isEmpty ? [] : self.current(current, element, europe: europe)
      if !hourly.isEmpty {
        blocks += self.hourly(hourly, element, hours: period.hours(element), europe: europe)
      }
      return blocks
    }
  }

  private typealias Named = (name: String, variable: StubVariable)

  /// In the order and the spelling asked.
  private static func variables(_ query: StubQuery, _ name: String) throws(StubRefusal) -> [Named] {
    var result: [Named] = []
    for text in query.list(name) {
      guard let variable = StubVariable.named(text) else {
        throw .openMeteo(StubQuery.invalid(text, "VariableOrSpread<VariableOrDerived<CamsVariable>>"))
      }
      result.append((text, variable))
    }
    return result
  }

  /// The cell of the 0.1° grid, counted in 32 bits from the corner of the model: that makes the noise of the true
  /// answers, such as -0.10000038 for London.
  private static func grid(_ element: WeatherRequest.Element) -> (latitude: Float, longitude: Float) {
    func snapped(_ degrees: Double, from corner: Int) -> Float {
      Float(corner) + Float(StubSeries.tenths(degrees) - corner * 10) * 0.1
    }
    let inEurope = ServiceStub.isInEurope(latitude: element.latitude, longitude: element.longitude)
    let corner = inEurope ? (30, -25) : (-90, -180)
    return (snapped(element.latitude, from: corner.0), snapped(element.longitude, from: corner.1))
  }

  private func current(
    _ variables: [Named], _ element: WeatherRequest.Element, europe: Bool
  ) -> [(String, String)] {
    let hour = ServiceStub.hour(of: options.now)
    let readings = variables.map { named in
      (named.name, values(named.variable, element, hours: hour...hour, europe: europe)[0])
    }
    let time = Self.label(seconds: hour * 3600 + element.zone.offset)
    let units = [("time", "\"iso8601\""), ("interval", "\"seconds\"")] + Self.units(variables)
    return [
      ("current_units", WireJSON.object(units)),
      ("current", WireJSON.object([("time", time), ("interval", "3600")] + readings)),
    ]
  }

  private func hourly(
    _ variables: [Named], _ element: WeatherRequest.Element, hours: Range<Int>, europe: Bool
  ) -> [(String, String)] {
    let shift = element.zone.hours
    let columns = variables.map { named in
      let instants = hours.map { $0 - shift }
      let texts =
        instants.isEmpty
        ? []
        : values(
          named.variable, element, hours: instants[0]...instants[instants.count - 1], europe: europe)
      return (named.name, WireJSON.array(texts))
    }
    let times = WireJSON.array(hours.map { Self.label(seconds: $0 * 3600) })
    return [
      ("hourly_units", WireJSON.object([("time", "\"iso8601\"")] + Self.units(variables))),
      ("hourly", WireJSON.object([("time", times)] + columns)),
    ]
  }

  /// The values of UTC hours. The models end: the European one 98 hours after the beginning of the place's day, the
  /// global one 126. Five days are never cut short by the global one.
  private func values(
    _ variable: StubVariable, _ element: WeatherRequest.Element, hours: ClosedRange<Int>, europe: Bool
  ) -> [String] {
    let midnight = StubDay(options.now, offset: element.zone.offset).number * 24 - element.zone.hours
    let end = midnight + (variable.europeOnly ? 98 : 126)
    let known = !variable.absent && (europe || !variable.europeOnly)
    let series = StubSeries(variable, latitude: element.latitude, longitude: element.longitude)
    return hours.map { hour in
      let value = known && hour < end ? series.value(hour: hour) : nil
      return WireJSON.number(value, decimals: variable.decimals)
    }
  }

  private static func units(_ variables: [Named]) -> [(String, String)] {
    variables.map { ($0.name, WireJSON.string($0.variable.unit)) }
  }

  /// `"YYYY-MM-DDThh:mm"` of seconds that already are those of the place.
  private static func label(seconds: Int) -> String {
    let day = StubDay(number: seconds.floorDivided(by: 86_400))
    let minutes = (seconds - day.number * 86_400) / 60
    func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
    return "\"\(day.text)T\(two(minutes / 60)):\(two(minutes % 60))\""
  }
}
