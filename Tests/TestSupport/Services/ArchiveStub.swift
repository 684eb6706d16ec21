import Foundation

/// `GET /v1/archive`, daily values only.
struct ArchiveStub {
  let options: StubOptions

  private static let parameters = [
    "latitude", "longitude", "daily", "timezone", "start_date", "end_date", "models", "temperature_unit",
    "cell_selection",
  ]
  /// The daily variables it knows, with the decimals of their values.
  private static let variables = [
    "temperature_2m_max": 1, "temperature_2m_min": 1, "temperature_2m_mean": 1,
    "apparent_temperature_max": 1, "apparent_temperature_min": 1, "apparent_temperature_mean": 1,
  ]

  func answer(_ request: LoggedRequest) throws(StubRefusal) -> String {
    let query = try StubQuery(openMeteo: request, allowed: Self.parameters, key: options.openMeteoKey)
    let unit = try query.choice("temperature_unit", ["celsius", "fahrenheit"], type: "TemperatureUnit")
    _ = try query.choice("cell_selection", ["land", "sea", "nearest"], type: "GridSelectionMode")
    let variables = query.list("daily")
    for name in variables where Self.variables[name] == nil {
      throw .openMeteo(StubQuery.invalid(name, "VariableOrDerived<DailyVariable>"))
    }
    var models: [ArchiveModel] = []
    for name in query.list("models") {
      guard let model = ArchiveModel(name) else { throw .openMeteo(StubQuery.invalid(name, "MultiDomains")) }
      models.append(model)
    }
    let today = StubDay(options.now)
    let weather = try WeatherRequest(
      query, allowed: StubDay(year: 1940, month: 1, day: 1)...today, now: options.now)
    let columns = Self.columns(variables, models)
    return try weather.text(grid: Self.grid) { element throws(StubRefusal) in
      Self.daily(columns, element, today: today, fahrenheit: unit == "fahrenheit")
    }
  }

  private typealias Column = (name: String, variable: String, model: ArchiveModel)

  /// One for each variable and model; the model is in the name only when there are several.
  private static func columns(_ variables: [String], _ models: [ArchiveModel]) -> [Column] {
    guard models.count > 1 else {
      return variables.map { ($0, $0, models.first ?? .bestMatch) }
    }
    return variables.flatMap { variable in models.map { ("\(variable)_\($0.name)", variable, $0) } }
  }

  private static func daily(
    _ columns: [Column], _ element: WeatherRequest.Element, today: StubDay, fahrenheit: Bool
  ) -> [(String, String)] {
    guard !columns.isEmpty else { return [] }
    let days = element.days ?? today...today
    let list = (days.lowerBound.number...days.upperBound.number).map { StubDay(number: $0) }
    let values = columns.map { column in
      let texts = list.map { day in
        let celsius = ServiceStub.temperature(
          column.variable, latitude: element.latitude, longitude: element.longitude, day: day)
        let value = fahrenheit ? celsius * 1.8 + 32 : celsius
        return WireJSON.number(column.model.covers(day, today: today) ? value : nil, decimals: 1)
      }
      return (column.name, WireJSON.array(texts))
    }
    let times = WireJSON.array(list.map { WireJSON.string($0.text) })
    let units = columns.map { ($0.name, fahrenheit ? "\"°F\"" : "\"°C\"") }
    return [
      ("daily_units", WireJSON.object([("time", "\"iso8601\"")] + units)),
      ("daily", WireJSON.object([("time", times)] + values)),
    ]
  }

  /// An irregular cell, never exactly what was asked.
  private static func grid(_ element: WeatherRequest.Element) -> (latitude: Float, longitude: Float) {
    func snapped(_ degrees: Double) -> Float { Float((degrees / 0.0703).rounded() * 0.0703) }
    return (snapped(element.latitude), snapped(element.longitude))
  }
}
