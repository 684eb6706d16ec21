import BreezeCLI
import BreezeCore
import Testing

@Suite("Missing values in JSON")
struct MissingValuesJSONTests {
  private static func point(_ air: Answer, _ archive: Answer? = nil) async throws -> JSON {
    var answers = try [Service: Answer].point(air: air)
    if let archive { answers[.archive] = archive }
    return try await Breeze.run(["coords", "1", "2", "--json"], answers).document()
  }

  @Test("null, a missing key and a text in a number's place are null, not 0, and no row goes missing")
  func concentrations() async throws {
    let document = try await Self.point(
      .text(
        """
        {"utc_offset_seconds":0,"current":{"time":"2026-12-01T21:00","us_aqi":42,"pm10":null,"ozone":"-"},
        "hourly":{"time":["2026-12-01T21:00","2026-12-01T22:00","2026-12-01T23:00"],"us_aqi":[40,null,44]}}
        """))
    let pollutants = document["pollutants"]?.elements ?? []
    #expect(pollutants.count == 6)
    for pollutant in pollutants {
      #expect(pollutant["value"] == .null && pollutant["rounded_value"] == .null)
      #expect(pollutant["status"] == .null)
    }
    #expect(document["forecast"]?["hours"]?.elements.map { $0["us_aqi"] } == [40, .null, 44])
    #expect(document["air_quality"]?["main_pollutant"] == .null)
    #expect(document["location"]?["timezone"] == .null)
  }

  @Test("Without an index the status is null and its key stays")
  func noIndex() async throws {
    let document = try await Self.point(.file("responses/air-quality/text-in-index"))
    #expect(document["air_quality"]?["us_aqi"] == .null)
    #expect(document["air_quality"]?["status"] == .null)
  }

  @Test("A value of 0 is 0, not null and not -0")
  func zero() async throws {
    let document = try await Self.point(.file("responses/air-quality/some-missing"))
    let so2 = document["pollutants"]?.elements.first { $0["type"] == "so2" }
    #expect(so2?["value"] == 0)
    #expect(so2?["status"] == "Good")
  }

  @Test("Years without a value are null, and no change is made of nothing")
  func climate() async throws {
    let document = try await Self.point(
      .file("london/air-quality"), .file("responses/archive/all-null"))
    let climate = document["climate"]
    #expect(climate?["change"] == .null)
    #expect(climate?["baseline_year"] == .null)
    let points = climate?["points"]?.elements ?? []
    #expect(points.count == 6)
    #expect(points.allSatisfy { $0["temperature"] == .null && $0["provisional"] == .bool(false) })
  }

  @Test("A point has no country, no region and no number")
  func point() async throws {
    let place = try await Self.point(.file("london/air-quality"))["location"]
    for key in ["admin1", "country", "country_code", "id"] { #expect(place?[key] == .null) }
    #expect(place?["name"] == "1.00°N 2.00°E")
    #expect(place?["timezone"] == "Europe/London")
  }

  @Test("No index for a pollen type is no data; an index out of season is shown")
  func google() async throws {
    let answer = Answer.text(
      """
      {"dailyInfo":[{"pollenTypeInfo":[{"code":"GRASS","displayName":"Grass","inSeason":false},
      {"code":"TREE","displayName":"Tree","inSeason":false,"indexInfo":{"value":2,"category":"Low"}},
      {"code":"WEED","indexInfo":{"category":"None"}}]}]}
      """)
    let run = await Breeze.run(
      ["coords", "1", "2", "--json"], try [Service: Answer].point().replacing(.pollen, by: answer),
      variables: ["GOOGLE_POLLEN_API_KEY": "k"])
    let pollen = try run.document()["pollen"]
    #expect(pollen?["source"] == "google")
    let items = pollen?["items"]?.elements ?? []
    #expect(items.map { $0["id"] } == ["grass", "tree", "weed"])
    #expect(items.map { $0["value"] } == [.null, 2, 0])
    #expect(items.map { $0["level"] } == [.null, "Moderate", "None"])
    #expect(items.allSatisfy { $0["grains_per_m3"] == .null && $0["is_plant"] == .bool(false) })
  }

  @Test("European pollen: the mean of the day in grains, and null where there is none")
  func european() async throws {
    let pollen = try await Breeze.run(["city", "London", "--json"], try .london()).document()["pollen"]
    #expect(pollen?["source"] == "open-meteo")
    let items = pollen?["items"]?.elements ?? []
    let alder = items.first { $0["id"] == "alder" }
    #expect(alder?["grains_per_m3"] == 1.6)
    #expect(alder?["value"] == 1 && alder?["level"] == "Low" && alder?["is_plant"] == .bool(true))
    let olive = items.first { $0["id"] == "olive" }
    #expect(olive?["grains_per_m3"] == .null && olive?["value"] == .null && olive?["level"] == .null)
  }
}
