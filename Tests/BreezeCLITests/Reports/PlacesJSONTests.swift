import BreezeCore
import Testing

@Suite("The JSON document of a search")
struct PlacesJSONTests {
  @Test("Places in their order, each with every key")
  func places() async throws {
    let run = await Breeze.run(
      ["search", "London", "--json"], [.geocoding: try .file("london/geocoding")])
    let document = try run.document()
    #expect(document.keys == ["places", "schema_version", "type"])
    #expect(document["schema_version"] == 1)
    #expect(document["type"] == "places")
    let places = document["places"]?.elements ?? []
    #expect(places.count == 5)
    for place in places {
      #expect(
        place.keys == [
          "admin1", "country", "country_code", "display_name", "id", "latitude", "longitude", "name",
          "timezone",
        ])
    }
    #expect(
      places.map { $0["admin1"] } == ["England", "Ontario", "Kentucky", "Ohio", "Arkansas"])
    #expect(places[1]["display_name"] == "London, Ontario, Canada")
    #expect(places[1]["timezone"] == "America/Toronto")
  }

  @Test("What the service left out is null; a coordinate that it left out is 0")
  func missing() async throws {
    let run = await Breeze.run(
      ["search", "Nowhere", "--json"], [.geocoding: try .file("responses/geocoding/missing-fields")])
    let places = try run.document()["places"]?.elements ?? []
    #expect(places.contains { $0["country"] == .null && $0["country_code"] == .null })
    #expect(places.contains { $0["latitude"] == 0 && $0["longitude"] == 0 })
    #expect(places.allSatisfy { $0.keys.count == 9 })
  }
}
