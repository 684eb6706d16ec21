import Foundation

/// `GET /v1/forecast:lookup` of Google Pollen.
struct PollenStub {
  let options: StubOptions

  private static let parameters = [
    "key", "location.latitude", "location.longitude", "days", "pageSize", "pageToken", "languageCode",
    "plantsDescription",
  ]

  func answer(_ request: LoggedRequest) throws(StubRefusal) -> String {
    guard request.method == "GET" else { throw .google(404, "NOT_FOUND", "Method not found.") }
    let query = try StubQuery(
      request, allowed: Self.parameters,
      unknown: {
        let field = "Field '\($0)' could not be found in request message."
        return Self.invalid(
          "Invalid JSON payload received. Unknown name \"\($0)\": Cannot bind query parameter. \(field)")
      },
      duplicate: {
        Self.invalid("Invalid value at '\($0)', Starting a repeated value on a field that is not one.")
      })
    try checkKey(query["key"] ?? request.header("X-Goog-Api-Key"))
    let latitude = try Self.degrees(query, "location.latitude", limit: 90)
    let longitude = try Self.degrees(query, "location.longitude", limit: 180)
    guard let days = try Self.integer(query, "days", 1...5) else { throw Self.invalid("Missing days.") }
    let pageSize = try Self.integer(query, "pageSize", 1...5) ?? 5
    let page = try Self.integer(query, "pageToken", 1...4) ?? 0
    guard ["true", "false", "1", "0"].contains(query["plantsDescription"] ?? "true") else {
      throw Self.invalid("Invalid value at 'plants_description' (TYPE_BOOL)")
    }
    guard ServiceStub.hasPollen(latitude: latitude, longitude: longitude) else {
      throw Self.invalid("Information is unavailable for this location. Please try a different location.")
    }
    let describes = ["true", "1"].contains(query["plantsDescription"] ?? "true")
    let forecast = PollenForecast(
      latitude: latitude, longitude: longitude, today: StubDay(options.now), days: days, describes: describes)
    return forecast.text(days: page * pageSize..<min(days, (page + 1) * pageSize), nextPage: page + 1)
  }

  private func checkKey(_ key: String?) throws(StubRefusal) {
    guard let key, !key.isEmpty else {
      throw .google(
        403, "PERMISSION_DENIED",
        "Method doesn't allow unregistered callers (callers without established identity). Please use API Key "
          + "or other form of API consumer identity to call this API.")
    }
    guard options.pollenKey == nil || options.pollenKey == key else {
      throw .google(
        400, "INVALID_ARGUMENT", "API key not valid. Please pass a valid API key.", reason: "API_KEY_INVALID")
    }
  }

  private static func invalid(_ message: String) -> StubRefusal {
    .google(400, "INVALID_ARGUMENT", message)
  }

  private static func degrees(_ query: StubQuery, _ name: String, limit: Double) throws(StubRefusal) -> Double
  {
    guard let text = query[name] else { throw invalid("Missing \(name).") }
    guard let number = StubQuery.decimal(text) else {
      throw invalid("Invalid value at '\(name)' (TYPE_DOUBLE), \"\(text)\"")
    }
    guard (-limit...limit).contains(number) else { throw invalid("Invalid \(name): \(text).") }
    return number
  }

  private static func integer(
    _ query: StubQuery, _ name: String, _ range: ClosedRange<Int>
  ) throws(StubRefusal) -> Int? {
    guard let text = query[name] else { return nil }
    guard let number = Int(text), range.contains(number), text == "\(number)" else {
      throw invalid("Invalid value at '\(name)' (TYPE_INT32), \"\(text)\"")
    }
    return number
  }
}
