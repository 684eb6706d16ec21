import TestSupport
import BreezeCLI
import BreezeCore
import Testing

@Suite("The JSON document of a dashboard")
struct DashboardJSONTests {
  private static func london(_ more: [String] = []) async throws -> JSON {
    try await Breeze.run(["city", "London", "--json"] + more, try .london()).document()
  }

  private static func madrid() async throws -> JSON {
    try await Breeze.run(["city", "Madrid", "--json", "--fixtures", Fixture.recording("madrid-google")])
      .document()
  }

  @Test("Exactly the keys of schema 1, at every level")
  func keys() async throws {
    for document in [try await Self.london(), try await Self.madrid()] {
      #expect(
        document.keys == [
          "air_quality", "cache", "climate", "forecast", "generated_at", "location", "notes", "pollen",
          "pollutants", "schema_version", "standard", "type",
        ])
      #expect(
        document["location"]?.keys == [
          "admin1", "country", "country_code", "display_name", "id", "latitude", "longitude", "name",
          "timezone",
        ])
      let air = document["air_quality"]
      #expect(air?.keys == ["main_pollutant", "source", "status", "time", "us_aqi"])
      #expect(air?["status"]?.keys == ["color", "color_hex", "description", "emoji", "text", "tips"])
      #expect(document["pollutants"]?.elements.count == 6)
      for pollutant in document["pollutants"]?.elements ?? [] {
        #expect(
          pollutant.keys == [
            "averaging", "band", "full_name", "good_limit", "guideline_share", "icon", "index",
            "moderate_limit",
            "name",
            "reason", "rounded_value", "standard_unit", "standard_value", "status", "type", "unit", "value",
          ])
      }
      #expect(document["forecast"]?.keys == ["best", "days", "hours", "peak"])
      for hour in (document["forecast"]?["hours"]?.elements ?? []) + [document["forecast"]?["peak"] ?? .null]
      {
        #expect(hour.keys == ["time", "us_aqi"])
      }
      #expect(document["pollen"]?.keys == ["days", "items", "source"])
      #expect(document["pollen"]?["items"]?.elements.isEmpty == false)
      for item in document["pollen"]?["items"]?.elements ?? [] {
        #expect(
          item.keys == [
            "appearance", "category", "family", "grains_per_m3", "health_recommendations", "id", "image_url",
            "is_plant", "level", "name", "season", "value",
          ])
      }
      #expect(document["climate"]?.keys == ["baseline_year", "change", "metric", "points", "unit"])
      for point in document["climate"]?["points"]?.elements ?? [] {
        #expect(point.keys == ["provisional", "temperature", "year"])
      }
      #expect(document["cache"]?.keys == ["age_seconds", "stale"])
    }
  }

  @Test("The values of the recording of London")
  func london() async throws {
    let document = try await Self.london()
    #expect(document["schema_version"] == 1)
    #expect(document["type"] == "dashboard")
    #expect(document["generated_at"] == "2026-12-01T21:05:12Z")
    let place = document["location"]
    #expect(place?["name"] == "London")
    #expect(place?["display_name"] == "London, England, United Kingdom")
    #expect(place?["latitude"] == 51.50853)
    #expect(place?["longitude"] == -0.12574)
    #expect(place?["admin1"] == "England")
    #expect(place?["country_code"] == "GB")
    #expect(place?["timezone"] == "Europe/London")
    #expect(place?["id"] == 2_643_743)
    let air = document["air_quality"]
    #expect(air?["time"] == "2026-12-01T21:00:00+00:00")
    #expect(air?["us_aqi"] == 42)
    #expect(air?["main_pollutant"] == "pm25")
    #expect(air?["status"]?["text"] == "Good")
    #expect(air?["status"]?["emoji"] == "😊")
    #expect(air?["status"]?["color"] == "aqiGood")
    #expect(air?["status"]?["color_hex"] == "#34c759")
    #expect(document["standard"] == .null)
    #expect(document["cache"]?["stale"] == .bool(false))
    #expect(document["cache"]?["age_seconds"] == 0)
  }

  @Test("The six pollutants in their order, with limits and ratings")
  func pollutants() async throws {
    let pollutants = try await Self.london()["pollutants"]?.elements ?? []
    #expect(pollutants.map { $0["type"] } == ["pm25", "pm10", "no2", "so2", "o3", "co"])
    #expect(pollutants.map { $0["name"] } == ["PM2.5", "PM10", "NO₂", "SO₂", "O₃", "CO"])
    #expect(pollutants.map { $0["value"] } == [8.4, 14.7, 31.2, 2.1, 58, 212])
    #expect(pollutants.map { $0["rounded_value"] } == [8, 15, 31, 2, 58, 212])
    #expect(pollutants.map { $0["good_limit"] } == [12, 54, 53, 35, 54, 4400])
    #expect(pollutants.map { $0["moderate_limit"] } == [35.4, 154, 100, 75, 70, 9400])
    #expect(pollutants.map { $0["status"] } == ["Good", "Good", "Good", "Good", "Moderate", "Good"])
    #expect(pollutants.allSatisfy { $0["unit"] == "µg/m³" && $0["index"] == .null })
  }

  @Test("The forecast begins with the running hour and is 24 hours long")
  func forecast() async throws {
    let forecast = try await Self.london()["forecast"]
    let hours = forecast?["hours"]?.elements ?? []
    #expect(hours.count == 24)
    #expect(hours.first?["time"] == "2026-12-01T21:00:00+00:00")
    #expect(hours.last?["time"] == "2026-12-02T20:00:00+00:00")
    #expect(forecast?["peak"] == .object(["time": "2026-12-02T17:00:00+00:00", "us_aqi": 68]))
    #expect(forecast?["best"] == .object(["time": "2026-12-02T05:00:00+00:00", "us_aqi": 21]))
  }

  @Test("Temperatures are in °C whatever the text shows", arguments: [[], ["--fahrenheit"], ["--celsius"]])
  func celsius(unit: [String]) async throws {
    let climate = try await Self.london(unit)["climate"]
    #expect(climate?["unit"] == "°C")
    #expect(climate?["metric"] == "temperature_2m_max")
    #expect(climate?["baseline_year"] == 1980)
    #expect(climate?["change"] == 2.6)
    let points = climate?["points"]?.elements ?? []
    #expect(points.map { $0["year"] } == [1980, 1990, 2000, 2010, 2020, 2026])
    #expect(points.map { $0["temperature"] } == [7.8, 8.9, 8.3, 9.6, 9.1, 10.4])
    #expect(points.map { $0["provisional"] } == [false, false, false, false, false, true].map(JSON.bool))
  }
}
