import BreezeCore

extension JSONValue {
  /// One line of a batch: `"type": "place"`, or `"type": "error"` for what failed.
  static func batchLine(_ outcome: BatchOutcome) -> JSONValue {
    var object: [String: JSONValue] = [
      "input": .string(outcome.line.text), "line": .int(outcome.line.number),
    ]
    switch outcome.result {
    case .success(let reading):
      object["type"] = .string("place")
      object["location"] = .location(
        reading.place, timeZone: reading.place.city?.timeZone ?? reading.air.timeZone)
      object["air_quality"] = .airQuality(reading.air)
      object["pollutants"] = .pollutants(reading.air.airQuality.readings)
    case .failure(let error):
      object["type"] = .string("error")
      object["error"] = .errorBody(error)
    }
    return .object(object)
  }
}
