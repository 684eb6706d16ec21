import Testing

import BreezeCore

@Suite("What a report is about")
struct PlaceTests {
  private static func city(admin1: String?, country: String?) throws -> City {
    City(
      id: 1, name: "Paris", country: country, admin1: admin1, admin2: "Lamar",
      coordinate: try #require(Coordinate(latitude: 33.66, longitude: -95.56)))
  }

  @Test(
    "A city is called name, region, country, without the parts that are missing or empty",
    arguments: [
      ("Texas", "United States", "Paris, Texas, United States"),
      (nil, "United States", "Paris, United States"),
      ("Texas", nil, "Paris, Texas"), (nil, nil, "Paris"), ("", "", "Paris"),
    ])
  func displayName(admin1: String?, country: String?, expected: String) throws {
    let city = try Self.city(admin1: admin1, country: country)
    #expect(city.displayName == expected)
    #expect(Place.city(city).displayName == expected)
    #expect(Place.city(city).name == "Paris")
  }

  @Test("A city lies where its coordinate is")
  func cityCoordinate() throws {
    let city = try Self.city(admin1: nil, country: nil)
    #expect(city.latitude == 33.66)
    #expect(city.longitude == -95.56)
    #expect(Place.city(city).coordinate == city.coordinate)
    #expect(Place.city(city).city == city)
  }

  @Test("A point is called as its owner calls it, else by its coordinates")
  func point() throws {
    let coordinate = try #require(Coordinate(latitude: 40.7, longitude: -74))
    let named = Place.point(coordinate, name: "Home")
    #expect(named.name == "Home")
    #expect(named.displayName == "Home")
    #expect(named.city == nil)
    #expect(named.coordinate == coordinate)
    #expect(Place.point(coordinate, name: nil).name == "40.70°N 74.00°W")
    #expect(Place.point(coordinate, name: nil).displayName == "40.70°N 74.00°W")
  }
}
