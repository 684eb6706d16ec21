import Testing

import BreezeCore

@Suite("The ticker and the appearance")
struct TopCityTests {
  @Test("The ten cities of the ticker, in its order")
  func order() {
    #expect(
      TopCity.all.map(\.name) == [
        "New York", "Los Angeles", "Chicago", "London", "Paris", "Tokyo", "Berlin", "Toronto", "Sydney",
        "Dubai",
      ])
  }

  /// Whole degrees from an atlas.
  @Test(
    "Each lies where it is, within a degree",
    arguments: zip(
      TopCity.all,
      [
        (41, -74), (34, -118), (42, -88), (51.5, 0), (49, 2), (35.7, 140), (52.5, 13.4), (43.7, -79.4),
        (-34, 151),
        (25, 55),
      ]))
  func positions(city: TopCity, atlas: (latitude: Double, longitude: Double)) {
    #expect(abs(city.coordinate.latitude - atlas.latitude) < 1)
    #expect(abs(city.coordinate.longitude - atlas.longitude) < 1)
  }

  @Test(
    "Three appearances with their numbers and names",
    arguments: [(0, AppearanceMode.system, "System"), (1, .light, "Light"), (2, .dark, "Dark")])
  func appearance(number: Int, mode: AppearanceMode, name: String) {
    #expect(AppearanceMode(rawValue: number) == mode)
    #expect(mode.displayName == name)
    #expect(AppearanceMode.allCases.count == 3)
  }
}
